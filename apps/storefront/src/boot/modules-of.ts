import type { StaticHandlerContext } from 'react-router'

const pageModules: Readonly<Record<string, string>> = {
  PRODUCT: 'src/pages/product/product.route.tsx',
  CATEGORY: 'src/pages/category/category.route.tsx',
  CMS_PAGE: 'src/pages/content/cms-page.route.tsx',
}

/**
 * The source modules of the matched routes: the id of a lazy route names its module; the catch-all's module depends on the
 * resolved kind of page.
 */
export function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    if (route.id.startsWith('src/')) return [route.id.split('?', 1)[0] ?? route.id]
    const data: unknown = context.loaderData[route.id]
    const kind =
      typeof data === 'object' && data !== null && 'kind' in data ? pageModules[String(data.kind)] : undefined
    return kind ? [kind] : []
  })
}
