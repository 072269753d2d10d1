import { redirect, redirectDocument } from 'react-router'
import { CategorySuffixDocument, ResolveUrlDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'
import { loadSeo } from '#src/domains/seo/load-seo.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageSources } from '#src/platform/url/page-kind.ts'
import { loadPageModule, type ResolvedPage } from './page-modules.ts'
import { lacksSuffix, pathToResolve } from './path-to-resolve.ts'
import { resolutionOf, type RouteResult, type Resolution } from './resolution.ts'

/** Resolves the path on the server, follows redirects, and loads the page. */
export async function loadUrl(request: Request, sources: PageSources): Promise<ResolvedPage> {
  const resolution = await resolve(request)
  switch (resolution.state) {
    case 'redirect':
      throw (resolution.isDocument ? redirectDocument : redirect)(resolution.to, resolution.code)
    case 'error':
      throw resolution.cause
    case 'resolved': {
      const { kind, route } = resolution
      const module = await loadPageModule(kind, sources)
      const [data, seo] = await Promise.all([
        module.loadPage({ request, resolved: route }),
        loadSeo(kind, route, request),
      ])
      return { kind, resolved: route, data, seo }
    }
    default:
      return notFound(request)
  }
}

async function resolve(request: Request): Promise<Resolution> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const inStore = pathInStore(store, url.pathname)
  if (pathToResolve(inStore) === undefined) return { state: 'not-found' }
  return resolutionOf(await queryRoute(inStore, url.search, request), { store, url, pathInStore: inStore })
}

async function queryRoute(path: string, search: string, request: Request): Promise<RouteResult> {
  try {
    const suffix = lacksSuffix(path) ? await categorySuffix(request) : ''
    return await query(ResolveUrlDocument, { url: (pathToResolve(path, suffix) ?? path) + search }, request)
  } catch (failure) {
    return { failure }
  }
}

async function categorySuffix(request: Request): Promise<string> {
  const { storeConfig } = await query(CategorySuffixDocument, {}, request)
  return storeConfig?.category_url_suffix ?? ''
}
