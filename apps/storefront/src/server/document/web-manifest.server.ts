import { loadMessages } from '#src/platform/i18n/messages.ts'
import { href, storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const grounds: Readonly<Record<string, string>> = {
  bocian: '#faf7f2',
  broel: '#faf6f3',
  lemon: '#fbfaf0',
  marketplace: '#f7f8fa',
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest of a store view as JSON: its name and look on a home screen. Undefined for any other URL. */
export async function webManifest(url: URL): Promise<string | undefined> {
  const store = storeOfUrl(url)
  if (url.pathname !== href(store, '/manifest.webmanifest')) return undefined
  const t = await loadMessages(store.locale)
  const home = href(store, '/')
  return JSON.stringify({
    id: home,
    name: `Bocian ${store.name}`,
    short_name: 'Bocian',
    description: t('home.description'),
    lang: store.locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: grounds[store.theme] ?? grounds['bocian'],
    categories: ['shopping', 'kids'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [{ name: t('cart.title'), url: href(store, cartPath) }],
  })
}
