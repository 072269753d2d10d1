import { createElement } from 'react'
import { data as withStatus, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ResolveUrlDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/i18n/store-view.ts'
import { loadPageModule, pageComponent, type PageKind, type Resolved, type ResolvedPage } from './page-modules.ts'
import { pathToResolve } from './path-to-resolve.ts'

const kinds: Readonly<Record<string, PageKind>> = {
  ConfigurableProduct: 'PRODUCT',
  SimpleProduct: 'PRODUCT',
  GiftCardProduct: 'PRODUCT',
  VirtualProduct: 'PRODUCT',
  CategoryTree: 'CATEGORY',
  CmsPage: 'CMS_PAGE',
}

/** Asks the server what the path is, follows its redirects, and loads that kind of page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ResolvedPage> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const path = pathToResolve(pathInStore(store, url.pathname))
  if (!path) throw withStatus(null, { status: 404 })
  const { route } = await query(ResolveUrlDocument, { url: path }, request)
  if (!route) throw withStatus(null, { status: 404 })
  const target = redirectTarget(route)
  if (target) throw redirect(absolute(target) ? target : href(store, target) + url.search, route.redirect_code)
  const kind = kinds[route.__typename]
  if (!kind) throw withStatus(null, { status: 404 })
  const module = await loadPageModule(kind)
  return { kind, resolved: route, data: await module.loadPage({ request, resolved: route }) }
}

const absolute = (target: string): boolean => /^https?:\/\//.test(target)

function redirectTarget(route: Resolved): string | undefined {
  const isRedirect = route.redirect_code === 301 || route.redirect_code === 302
  return isRedirect && route.relative_url ? route.relative_url : undefined
}

/** Shows the page that the path turned out to be. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const Page = pageComponent(page.kind)
  return Page ? createElement(Page, { data: page.data }) : null
}
