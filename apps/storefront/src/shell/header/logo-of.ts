import type { StoreConfigDataFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import bocian from './logos/bocian.svg?no-inline'
import bocianDe from './logos/bocian-de.svg?no-inline'
import broel from './logos/broel.svg?no-inline'
import lemon from './logos/lemon.svg?no-inline'
import marketplace from './logos/marketplace.svg?no-inline'

type LogoSettings = Partial<Pick<StoreConfigDataFragment, 'header_logo_src' | 'logo_width' | 'logo_height'>>
type LogoFile = { readonly src: string; readonly width: number; readonly height: number }

const [defaultWidth, defaultHeight] = [228, 56]
const drawn: Readonly<Record<string, string>> = { bocian, broel, lemon, marketplace }

/** The name of the shop for people who do not see its logo. */
export const logoName = (settings?: Partial<Pick<StoreConfigDataFragment, 'logo_alt'>> | null): string =>
  settings?.logo_alt || 'Bocian'

/** The URL and size in CSS pixels of a store's logo: the configured one, otherwise the built-in one. */
export function logoOf(store: Pick<StoreView, 'code' | 'theme'>, settings?: LogoSettings | null): LogoFile {
  const own = store.code === 'de' ? bocianDe : (drawn[store.theme] ?? bocian)
  return {
    src: settings?.header_logo_src || own,
    width: settings?.logo_width || defaultWidth,
    height: settings?.logo_height || defaultHeight,
  }
}
