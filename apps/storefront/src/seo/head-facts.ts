import type { SeoData } from './seo-data.ts'

export type HeadInput = {
  readonly seo: SeoData | null
  /** As the page itself says; wins over the record's. */
  readonly robots: string | null | undefined
  /** The store view's public address, ending in a slash. */
  readonly base: string
  /** The page's path inside its store view; null for what has none, such as the page that says so. */
  readonly path: string | null
  /** True when the path is one cut of a page, such as its second page or a filter. */
  readonly isCut: boolean
}

export type HeadFacts = {
  readonly robots: string | null
  readonly canonical: string | null
  readonly hreflangs: SeoData['hreflangs']
}

const usual = /^(index,\s*follow|all)$/i
const hidden = /noindex|none/i

/** What private pages say to search engines (SEO-01). */
export const privateRobots = 'NONE'

/** Robots, canonical address and translations of a page: a hidden page has neither, a cut has its own address and no translation. */
export function headFacts({ seo, robots, base, path, isCut }: HeadInput): HeadFacts {
  const said = robots ?? seo?.robots ?? null
  const written = said && (robots != null || !usual.test(said)) ? said : null
  if (said && hidden.test(said)) return { robots: written, canonical: null, hreflangs: [] }
  const own = base && path !== null ? base + path.replaceAll(/^\/|\/$/g, '') : null
  return {
    robots: written,
    canonical: isCut ? own : (seo?.canonical ?? own),
    hreflangs: isCut ? [] : (seo?.hreflangs ?? []),
  }
}
