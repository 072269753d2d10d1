import type { SeoData } from './seo-data.ts'

export type HeadInput = {
  readonly seo: SeoData | null
  /** The page's own robots value; overrides the SEO data. */
  readonly robots: string | null | undefined
  /** The store view's base URL, ending in a slash. */
  readonly base: string
  /** The page's path within its store view; null if it has none, such as the 404 page. */
  readonly path: string | null
  /** True if the URL shows part of a page, such as its second page or a filter. */
  readonly isCut: boolean
}

export type HeadFacts = {
  readonly robots: string | null
  readonly canonical: string | null
  readonly hreflangs: SeoData['hreflangs']
}

const usual = /^(index,\s*follow|all)$/i
const hidden = /noindex|none/i

/** The robots value of private pages (SEO-01). */
export const privateRobots = 'NONE'

/**
 * Robots, canonical URL and hreflangs of a page. A hidden page has no canonical URL or hreflangs; a part of a page has no
 * hreflangs.
 */
export function headFacts({ seo, robots, base, path, isCut }: HeadInput): HeadFacts {
  const value = robots ?? seo?.robots ?? null
  const written = value && (robots != null || !usual.test(value)) ? value : null
  if (value && hidden.test(value)) return { robots: written, canonical: null, hreflangs: [] }
  const own = base && path !== null ? base + path.replaceAll(/^\/|\/$/g, '') : null
  return {
    robots: written,
    canonical: isCut ? own : (seo?.canonical ?? own),
    hreflangs: isCut ? [] : (seo?.hreflangs ?? []),
  }
}

/** A path as a whole URL, as link previews need it. */
export const wholeAddress = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address
