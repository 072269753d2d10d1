import type { ProductCrumbsFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Crumb } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { categoryPath } from '#src/domains/catalogue/product-path.ts'

/** The breadcrumbs of a product: its deepest category and that category's ancestors. */
export function crumbsOf(product: ProductCrumbsFragment): Crumb[] {
  const deepest = (product.categories ?? [])
    .filter((category) => category !== null)
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  if (!deepest) return []
  const above = (deepest.breadcrumbs ?? []).filter((crumb) => crumb !== null)
  return [
    ...above.map((crumb) => ({
      name: crumb.category_name ?? '',
      path: categoryPath({ url_path: crumb.category_url_path ?? '', url_suffix: deepest.url_suffix ?? '' }),
    })),
    { name: deepest.name ?? '', path: categoryPath(deepest) },
  ]
}
