import type { StaticHandlerContext } from 'react-router'
import type { PageKind } from '../platform/url/page-kind.ts'

const pageModules: Readonly<Record<PageKind, string>> = {
  PRODUCT: 'src/pages/product/product.route.tsx',
  CATEGORY: 'src/pages/category/category.route.tsx',
  CMS_PAGE: 'src/pages/content/cms-page.route.tsx',
  BLOG_LIST: 'src/pages/blog/blog-list.route.tsx',
  BLOG_POST: 'src/pages/blog/blog-post.route.tsx',
}

const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(pageModules, kind)

/**
 * The source modules of the matched routes: the id of a lazy route names its module; the catch-all's module depends on the
 * resolved kind of page.
 */
export function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    if (route.id.startsWith('src/')) return [route.id.split('?', 1)[0] ?? route.id]
    const data: unknown = context.loaderData[route.id]
    const kind = typeof data === 'object' && data !== null && 'kind' in data ? String(data.kind) : ''
    return isPageKind(kind) ? [pageModules[kind]] : []
  })
}
