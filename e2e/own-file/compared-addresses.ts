/** The places of every store view that its sitemap does not list. */
const everywhere = [
  '/',
  '/search?q=a',
  '/cart',
  '/sign-in',
  '/create-account',
  '/contact',
  '/gift-card',
  '/blog',
  '/wishlist',
  '/withdrawal',
  '/no-such-page',
]
const fromSitemap = 14

/** The addresses to compare, as paths: of every store view places that all have, and some of its products, lists, pages and posts. */
export async function comparedAddresses(
  read: (way: string) => Promise<string>,
  prefixes: readonly string[],
): Promise<string[]> {
  const ways: string[] = []
  for (const prefix of prefixes) {
    const own: string[] = []
    for (const file of pathsIn(await read(`${prefix}/sitemap.xml`))) own.push(...pathsIn(await read(file)))
    const step = Math.max(1, Math.floor(own.length / fromSitemap))
    const some = own.filter((_way, index) => index % step === 0)
    const lists = own.filter((way) => way.endsWith('.html')).slice(0, 3)
    const filtered = lists.map((way) => way.replace(/\.html$/, '/price:10_90.html'))
    ways.push(...new Set([...everywhere.map((way) => prefix + way), ...some, ...lists, ...filtered]))
  }
  return ways
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
