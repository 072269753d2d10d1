import type { StaticHandlerContext } from 'react-router'

const pageModules: Readonly<Record<string, string>> = {
  PRODUCT: 'src/catalogue/product.route.tsx',
  CATEGORY: 'src/catalogue/category.route.tsx',
  CMS_PAGE: 'src/cms/cms-page.route.tsx',
}

/** The source modules behind a page: lazy routes are named by their module, the catch-all by what its path turned out to be. */
export function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    if (route.id.startsWith('src/')) return [route.id.split('?', 1)[0] ?? route.id]
    const data: unknown = context.loaderData[route.id]
    const kind =
      typeof data === 'object' && data !== null && 'kind' in data ? pageModules[String(data.kind)] : undefined
    return kind ? [kind] : []
  })
}
