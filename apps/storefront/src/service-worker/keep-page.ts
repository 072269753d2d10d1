import { canonicalUrl } from '#src/url/canonical-url.ts'
import { keepAssets } from './answer-asset.ts'
import { strategyOf } from './answer-page.ts'
import { keptHeaders, offlineCache, pageCache } from './cache-names.ts'
import { assetsOf, unpackedHeaders, withState } from './page-facts.ts'
import { pageKind } from './page-rules.ts'
import { offlineAddress } from './store-prefix.ts'
import type { SeenPage } from './worker-messages.ts'
import { shell, type WorkerEvent } from './worker-scope.ts'

const fresh = 10 * 60 * 1000

/** Keeps a page that was reached without loading its document, with the files it names; a copy of the last minutes is kept as it is. */
export async function keepPage(event: WorkerEvent, page: SeenPage): Promise<boolean> {
  const { prefix, files } = page
  const url = new URL(page.url)
  await keepOfflinePage(event, prefix)
  await keepAssets(event, files)
  if (pageKind(url) !== 'kept') return false
  if (await isFresh(prefix, url)) return true
  const strategy = await strategyOf(url)
  const [answer, done] = strategy.handleAll({
    event: event as never,
    request: new Request(url, { credentials: 'same-origin', headers: { accept: 'text/html' } }),
  })
  const response = await answer
  const html = await response.clone().text()
  await done
  if (!response.ok || response.redirected) return false
  await keepAssets(event, withTexts(assetsOf(html)))
  return true
}

async function isFresh(prefix: string, url: URL): Promise<boolean> {
  const cache = await caches.open(pageCache(prefix))
  const kept = await cache.match(canonicalUrl(url).href, { ignoreVary: true })
  return Date.now() - Number(kept?.headers.get(keptHeaders.at) ?? 0) < fresh
}

/** Keeps the offline page of a store view with its files; `isAnew` replaces the one of an older build. */
export async function keepOfflinePage(event: WorkerEvent, prefix: string, isAnew = false): Promise<void> {
  const cache = await caches.open(offlineCache)
  const address = new URL(offlineAddress(prefix), location.origin).href
  if (!isAnew && (await cache.match(address))) return
  const response = await fetch(address, { cache: 'reload' })
  if (!response.ok || response.redirected) throw new TypeError(`${address} answered ${response.status}`)
  const html = await withState(await response.text())
  await keepAssets(event, withTexts(assetsOf(html)))
  await cache.put(address, new Response(html, { headers: unpackedHeaders(response) }))
}

// A page comes with the texts it shows; what may have to be said on it offline is in the others.
function withTexts(assets: readonly string[]): string[] {
  const locales = assets.flatMap((path) => /^\/assets\/([a-z]{2}-[A-Z]{2})-/.exec(path)?.[1] ?? [])
  return [...new Set([...assets, ...locales.flatMap((locale) => shell.texts[locale] ?? [])])]
}
