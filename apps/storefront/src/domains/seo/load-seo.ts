import {
  CategorySeoDocument,
  PageSeoDocument,
  ProductSeoDocument,
  type CategorySeoFragment,
  type PageSeoFragment,
  type ProductSeoFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import type { PageKind, Resolved } from '#src/platform/url/page-kind.ts'
import { readHreflangs } from './read-hreflangs.ts'
import type { SeoData } from './seo-data.ts'
import { currentApplication } from '#src/platform/application/application.ts'

type Entity = ProductSeoFragment | CategorySeoFragment | PageSeoFragment

// Search engines read server-rendered documents only, so client-side navigations skip structured data.
const withMarkup = import.meta.env.SSR
const options = { policy: 'cache-and-network' } as const

/** Loads the SEO data of a page; null if its kind has none or the request fails. */
export async function loadSeo(kind: PageKind, resolved: Resolved, request: Request): Promise<SeoData | null> {
  try {
    return seoOf(await entityOf(kind, resolved, request))
  } catch {
    return null
  }
}

/** Loads the SEO data of a CMS page by its identifier, for example of the home page. */
export async function loadPageSeo(identifier: string, request: Request): Promise<SeoData | null> {
  try {
    return seoOf((await query(PageSeoDocument, { identifier, withMarkup }, request, options)).cmsPage)
  } catch {
    return null
  }
}

async function entityOf(kind: PageKind, resolved: Resolved, request: Request): Promise<Entity | null | undefined> {
  if (kind === 'PRODUCT' && 'uid' in resolved) {
    const { products } = await query(ProductSeoDocument, { uid: resolved.uid, withMarkup }, request, options)
    return products?.items?.[0]
  }
  if (kind === 'CATEGORY' && 'uid' in resolved) {
    const { categories } = await query(CategorySeoDocument, { uid: resolved.uid, withMarkup }, request, options)
    return categories?.items?.[0]
  }
  if (kind === 'CMS_PAGE' && resolved.__typename === 'CmsPage' && resolved.identifier) {
    const { identifier } = resolved
    return (await query(PageSeoDocument, { identifier, withMarkup }, request, options)).cmsPage
  }
  return null
}

function seoOf(entity: Entity | null | undefined): SeoData | null {
  if (!entity) return null
  const snippets = entity.mw_seo_markup?.rich_snippets ?? {}
  addStructuredData(
    Object.values(snippets).filter((text): text is string => typeof text === 'string' && text.startsWith('{')),
  )
  return {
    robots: entity.meta_robots ?? null,
    canonical: entity.mw_canonical_url?.url ?? null,
    hreflangs: readHreflangs(entity.mw_hreflangs),
  }
}

/**
 * Adds JSON-LD to the page that is being rendered on the server. Does nothing in the browser, where no search engine reads it.
 */
function addStructuredData(snippets: readonly string[]): void {
  if (import.meta.env.SSR) currentApplication().onStructuredData(snippets)
}
