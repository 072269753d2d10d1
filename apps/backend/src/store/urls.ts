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
  const own = settings['web/secure/base_url'] || ownAddress(store.code)
  const origin = withSlash(own === '' ? shopAddress() : own)
  const base = own !== '' || store.code === defaultStore ? origin : `${origin}${store.code}/`
  return { base, link: base, media: `${origin}media/`, static: `${origin}assets/` }
}

/** The host that the environment gives a store view, from `STORE_BASE_URLS=de=https://bocian.example.de,…`. */
function ownAddress(code: string): string {
  return baseUrlsOf(process.env['STORE_BASE_URLS'] ?? '').get(code) ?? ''
}

/** Reads `code=address` pairs; what is no http address stays out, the environment's own check names it. */
function baseUrlsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*(\w+)=(https?:\/\/\S+?)\s*$/.exec(pair))
  return new Map(pairs.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]]] : [])))
}

/** Read when asked: a build tool may put a mere path into the same variable, which is no address. */
function shopAddress(): string {
  const address = process.env['BASE_URL']
  return address !== undefined && /^https?:/.test(address) ? address : localAddress
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
