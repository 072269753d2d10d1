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
  const origin = withSlash(own === '' ? shopAddress() : own)
  const base = own !== '' || store.code === defaultStore ? origin : `${origin}${store.code}/`
  return { base, link: base, media: `${origin}media/`, static: `${origin}assets/` }
}

/** Read when asked: a build tool may put a mere path into the same variable, which is no address. */
function shopAddress(): string {
  const address = process.env['BASE_URL']
  return address !== undefined && /^https?:/.test(address) ? address : localAddress
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
