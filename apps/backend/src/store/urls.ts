import type { StoreView } from '#src/platform/context.ts'
import type { Settings } from './settings.ts'

export interface StoreUrls {
  base: string
  link: string
  media: string
  static: string
}

const localAddress = 'http://127.0.0.1:3000'

/** The URLs of a store view. The default one is at the root, and each of the others under its code or on a host of its own. */
export function urlsOf(store: Pick<StoreView, 'code' | 'isDefault'>, settings: Settings): StoreUrls {
  const own = settings['web/secure/base_url'] || ownAddress(store.code)
  const origin = withSlash(own === '' ? shopAddress() : own)
  const base = own !== '' || store.isDefault ? origin : `${origin}${store.code}/`
  return { base, link: base, media: `${origin}media/`, static: `${origin}assets/` }
}

let known: { text: string; urls: ReadonlyMap<string, string> } = { text: '', urls: new Map() }

/** The host of a store view of its own, from `STORE_BASE_URLS=de=https://bocian.example.de,…`. */
function ownAddress(code: string): string {
  const text = process.env['STORE_BASE_URLS'] ?? ''
  if (text !== known.text) known = { text, urls: baseUrlsOf(text) }
  return known.urls.get(code) ?? ''
}

/** Parses `code=URL` pairs. Skips invalid URLs, which the check of the environment reports. */
function baseUrlsOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*(\w+)=(https?:\/\/\S+?)\s*$/.exec(pair))
  return new Map(pairs.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2]]] : [])))
}

/** Read on each call, because a build tool may put a path without a host into this environment variable. */
function shopAddress(): string {
  const address = process.env['BASE_URL']
  return address !== undefined && /^https?:/.test(address) ? address : localAddress
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
