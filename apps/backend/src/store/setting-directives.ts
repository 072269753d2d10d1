import { escapeText } from '#src/platform/html/html-tokens.ts'
import { sellerAddressLine } from './seller.ts'
import type { SettingPath, Settings } from './settings.ts'

/** The settings that everybody may read, so that content may show them. */
const shown: ReadonlySet<string> = new Set<SettingPath>([
  'general/store_information/name',
  'general/store_information/address',
  'general/store_information/register_number',
  'general/store_information/vat_number',
  'general/store_information/email',
  'general/store_information/phone',
  'loyalty/points/spend_per_point',
  'sales/rma/return_days',
])

/** The features on which a part of a text may depend. */
const features: ReadonlySet<string> = new Set<SettingPath>([
  'blog/general/enabled',
  'contact/contact/enabled',
  'gift_card/page/enabled',
  'loyalty/general/enabled',
  'newsletter/general/active',
  'sales/rma/enabled',
  'sales/withdrawal/enabled',
])

const quote = '(?:"|&quot;)'
const value = new RegExp(
  String.raw`\{\{config path=${quote}?([\w/]{1,100})${quote}?(?: unit=${quote}?(\w{1,20})${quote}?)?\s*\}\}`,
  'g',
)
const part = new RegExp(
  String.raw`\{\{depend config=${quote}?([\w/]{1,100})${quote}?\s*\}\}([\s\S]*?)\{\{/depend\}\}`,
  'g',
)

/** Whether a text has a directive of any kind. */
export const hasDirective = (html: string): boolean => html.includes('{{')

/**
 * Fills in the settings of a store view, as HTML:
 *
 * - `{{config path="sales/rma/return_days"}}` becomes `30`, as in Magento. With `unit="day"` it becomes `30 days` in the store view's
 *   language, and with `unit="money"` an amount in its currency, such as `€0.25`. A setting that is not public becomes nothing.
 * - `{{depend config="loyalty/general/enabled"}}…{{/depend}}` stays only if the feature is on. Such parts cannot contain each other.
 */
export function fillSettings(html: string, settings: Settings, store: { locale: string; currency: string }): string {
  return html
    .replaceAll(part, (_whole, path: string, content: string) => (isOn(path, settings) ? content : ''))
    .replaceAll(value, (_whole, path: string, unit?: string) => escapeText(settingText(path, unit, settings, store)))
}

/** Whether everybody may read this setting. */
export const isShownSetting = (path: string): boolean => shown.has(path)

const isOn = (path: string, settings: Settings): boolean =>
  features.has(path) && settings[path as keyof Settings] === true

/** A public setting as plain text, in the language and currency of the store view. */
export function settingText(
  path: string,
  unit: string | undefined,
  settings: Settings,
  { locale, currency }: { locale: string; currency: string },
): string {
  // The address is set in one line or in parts.
  if (path === 'general/store_information/address') return sellerAddressLine(settings, locale)
  const found = shown.has(path) ? settings[path as keyof Settings] : ''
  if (typeof found !== 'number' || unit === undefined) return String(found)
  const style: Intl.NumberFormatOptions =
    unit === 'money'
      ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' }
      : { style: 'unit', unit: 'day', unitDisplay: 'long' }
  // A number and its noun stay in one line.
  return new Intl.NumberFormat(locale.replace('_', '-'), style).format(found).replace(' ', '\u00A0')
}
