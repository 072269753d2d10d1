import type { Reader } from '#src/platform/database.ts'
import { baseUrlOf, storeViews } from '../store/store.ts'

/**
 * Paths that have no content for crawlers. Pages that should only not be indexed have a robots tag instead, and must stay
 * crawlable for that.
 */
const closed = ['/graphql', '/checkout', '/cart', '/customer/', '/search']

/** The robots.txt (RFC 9309) of a host: the same rules for each of its store views, and their sitemaps. */
export async function robotsText(db: Reader, host: string): Promise<string> {
  const bases = await Promise.all((await storeViews(db)).map(async (view) => new URL(await baseUrlOf(db, view))))
  const here = bases.filter((base) => base.host === host)
  const shown = here.length > 0 ? here : bases
  const rules = shown.flatMap((base) => closed.map((path) => `Disallow: ${base.pathname.replace(/\/$/, '')}${path}`))
  const maps = shown.map((base) => `Sitemap: ${base.href}sitemap.xml`)
  return ['User-agent: *', ...new Set(rules), '', ...maps, ''].join('\n')
}
