import { escapeAttribute } from '#src/platform/html/html-tokens.ts'
import { encodeUid } from '#src/platform/uid.ts'
import type { Directive } from './read-directives.ts'

export const isBannerWidget = ({ name, type }: Directive): boolean =>
  name === 'widget' && type === 'MagentoBannerBlockWidgetBanner'

/** The widget of dynamic blocks as Magento shows it: without content, which clients load for their shopper. */
export function bannerWidget({ settings }: Directive): string {
  const ids = (settings.get('banner_ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d{1,9}$/.test(id))
  const isInline = (settings.get('template') ?? '').includes('inline')
  const attributes = {
    class: `widget block block-banners${isInline ? '-inline' : ''}`,
    'data-banner-id': settings.get('unique_id') ?? '',
    'data-ids': ids.join(','),
    'data-uids': ids.map(encodeUid).join(','),
    'data-display-mode': settings.get('display_mode') || 'fixed',
    'data-rotate': settings.get('rotate') ?? '',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
  return `<div ${written.join(' ')}></div>`
}
