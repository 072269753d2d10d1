import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'

type LogoSettings = Partial<Pick<StoreConfigDataFragment, 'header_logo_src' | 'logo_width' | 'logo_height'>>
type LogoFile = { readonly src: string; readonly width: number; readonly height: number }

const [defaultWidth, defaultHeight] = [228, 56]

/** The name of the shop, for people who do not see its logo and for shops without one. */
export const logoName = (
  store: Pick<StoreView, 'name'>,
  settings?: Partial<Pick<StoreConfigDataFragment, 'logo_alt'>> | null,
): string => settings?.logo_alt || store.name

/** The URL and size in CSS pixels of a store's logo; undefined for a shop that shows its name instead. */
export function logoOf(settings?: LogoSettings | null): LogoFile | undefined {
  if (!settings?.header_logo_src) return undefined
  return {
    src: settings.header_logo_src,
    width: settings.logo_width || defaultWidth,
    height: settings.logo_height || defaultHeight,
  }
}
