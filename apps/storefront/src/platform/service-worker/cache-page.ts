import { canonicalUrl } from '../url/canonical-url.ts'
import { cacheAssets } from './handle-asset.ts'
import { strategyOf } from './handle-page.ts'
import { cacheHeaders, offlineCache, pageCache } from './cache-names.ts'
import { assetsOf, decompressedHeaders, withState } from './cacheable-page.ts'
import { pageKind } from './page-rules.ts'
import { offlineAddress } from './store-prefix.ts'
import type { SeenPage } from './worker-messages.ts'
import { shell, type WorkerEvent } from './worker-scope.ts'

const fresh = 10 * 60 * 1000

/** Caches a page opened by client-side navigation, with its files. Skips a page that was cached a few minutes ago. */
export async function cachePage(event: WorkerEvent, page: SeenPage): Promise<boolean> {
  const { prefix, files } = page
  const url = new URL(page.url)
  await cacheOfflinePage(event, prefix)
  await cacheAssets(event, files)
  if (pageKind(url) !== 'cached') return false
  if (await isFresh(prefix, url)) return true
  const strategy = await strategyOf(url)
  const [pendingResponse, done] = strategy.handleAll({
    event: event as never,
    request: new Request(url, { credentials: 'same-origin', headers: { accept: 'text/html' } }),
  })
  const response = await pendingResponse
  const html = await response.clone().text()
  await done
  if (!response.ok || response.redirected) return false
  await cacheAssets(event, withTexts(assetsOf(html)))
  return true
}

async function isFresh(prefix: string, url: URL): Promise<boolean> {
  const cache = await caches.open(pageCache(prefix))
  const cached = await cache.match(canonicalUrl(url).href, { ignoreVary: true })
  return Date.now() - Number(cached?.headers.get(cacheHeaders.at) ?? 0) < fresh
}

/** Caches the offline page of a store view with its files; `isNewBuild` replaces an older build's copy. */
export async function cacheOfflinePage(event: WorkerEvent, prefix: string, isNewBuild = false): Promise<void> {
  const cache = await caches.open(offlineCache)
  const address = new URL(offlineAddress(prefix), location.origin).href
  if (!isNewBuild && (await cache.match(address))) return
  const response = await fetch(address, { cache: 'reload' })
  if (!response.ok || response.redirected) throw new TypeError(`${address} responded with ${response.status}`)
  const html = await withState(await response.text())
  await cacheAssets(event, withTexts(assetsOf(html)))
  await cache.put(address, new Response(html, { headers: decompressedHeaders(response) }))
}

// Also caches later parts of the messages: offline, a page may need messages that it did not load at first.
function withTexts(assets: readonly string[]): string[] {
  const locales = assets.flatMap((path) => /^\/assets\/([a-z]{2}-[A-Z]{2})-/.exec(path)?.[1] ?? [])
  return [...new Set([...assets, ...locales.flatMap((locale) => shell.texts[locale] ?? [])])]
}
