import { cacheHeaders, pageCache } from './cache-names.ts'

export type SeenPage = { readonly href: string; readonly title: string; readonly picture: string; readonly at: number }

const most = 12

/** The pages of a store view that are available offline, latest first. */
export async function seenPages(prefix: string): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(pageCache(prefix))
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const cached = await cache.match(request, { ignoreVary: true })
      return cached && describe(new URL(request.url), cached.headers)
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
    title: decodeURIComponent(headers.get(cacheHeaders.title) ?? '') || href,
    picture: headers.get(cacheHeaders.picture) ?? '',
    at: Number(headers.get(cacheHeaders.at) ?? 0),
  }
}
