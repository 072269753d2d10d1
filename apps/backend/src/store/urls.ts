import type { StoreView } from '#src/platform/context.ts'
import type { Settings } from './settings.ts'

export interface StoreUrls {
  base: string
  link: string
  media: string
  static: string
}

const defaultStore = 'pl'
const localAddress = 'http://127.0.0.1:3000'

/** The addresses of a store view: the default one lives at the root, each other under its code or on its own host. */
export function urlsOf(store: Pick<StoreView, 'code'>, settings: Settings): StoreUrls {
  const own = settings['web/secure/base_url']
  const origin = withSlash(own === '' ? (process.env['BASE_URL'] ?? localAddress) : own)
  const base = own !== '' || store.code === defaultStore ? origin : `${origin}${store.code}/`
  return { base, link: base, media: `${origin}media/`, static: `${origin}assets/` }
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
