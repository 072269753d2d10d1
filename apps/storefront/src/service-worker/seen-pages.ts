import { keptHeaders, pageCache } from './cache-names.ts'

export type SeenPage = { readonly href: string; readonly title: string; readonly picture: string; readonly at: number }

const most = 12

/** The pages of a store view that open without a connection, the latest first. */
export async function seenPages(prefix: string): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(pageCache(prefix))
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request, { ignoreVary: true })
      return kept && describe(new URL(request.url), kept.headers)
    }),
  )
  return pages
    .filter((page) => page !== undefined)
    .toSorted((one, other) => other.at - one.at)
    .slice(0, most)
}

function describe(url: URL, headers: Headers): SeenPage {
  const href = url.pathname + url.search
  return {
    href,
    title: decodeURIComponent(headers.get(keptHeaders.title) ?? '') || href,
    picture: headers.get(keptHeaders.picture) ?? '',
    at: Number(headers.get(keptHeaders.at) ?? 0),
  }
}
