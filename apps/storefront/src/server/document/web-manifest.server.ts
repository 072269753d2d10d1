import { textDirection } from '@bocian/rules/text-direction.ts'
import { loadMessages } from '#src/platform/i18n/messages.ts'
import { href, storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { brandFile, letterIcon, sizedIcon } from '../brand/brand-look.server.ts'
import { brandOf } from '../brand/known-brands.server.ts'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const iconsOf = (path: string, purpose: 'any' | 'maskable') =>
  path === ''
    ? []
    : [192, 512].map((size) => ({
        src: sizedIcon(path, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      }))

/** The name on a home screen: the shop's, with the store view's if there are several. */
const nameOf = (shop: string, view: string): string =>
  storeViews.length === 1 || view.startsWith(shop) ? shop : `${shop} ${view}`

/** The web app manifest of a store view as JSON: its name and look on a home screen. Undefined for any other URL. */
export async function webManifest(url: URL): Promise<string | undefined> {
  const store = storeOfUrl(url)
  if (url.pathname !== href(store, '/manifest.webmanifest')) return undefined
  const t = await loadMessages(store.locale)
  const home = href(store, '/')
  const brand = brandOf(store)
  return JSON.stringify({
    id: home,
    name: nameOf(brand.name, store.name),
    short_name: brand.name,
    ...(brand.description === '' ? {} : { description: brand.description }),
    lang: store.locale,
    dir: textDirection(store.locale) ?? 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: brand.ground,
    categories: ['shopping'],
    icons: [
      ...(brand.icon === ''
        ? [{ src: brandFile(store, 'svg', letterIcon(brand)), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
        : iconsOf(brand.icon, 'any')),
      ...iconsOf(brand.maskable_icon, 'maskable'),
    ],
    shortcuts: [{ name: t('cart.title'), url: href(store, cartPath) }],
  })
}
