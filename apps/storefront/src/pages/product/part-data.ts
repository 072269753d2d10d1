import { query } from '#src/platform/graphql/client.ts'
import type { ProductPageQuery } from '#src/platform/graphql/documents.gen.ts'
import type { Operation } from '#src/platform/graphql/operation.ts'

type Fields = Readonly<Record<string, unknown>>
type PartsQuery = { readonly products: { readonly items: readonly (Fields | null)[] } | null }

/** The build of a shop with plugins defines it, with the fields of all of them. */
const document = 'PluginParts' as Operation<PartsQuery, { readonly uid: string }>

/** Loads the page and, beside it, the fields of plugins, which become fields of the product. A page without them is a page still. */
export async function withPartData(
  loading: Promise<ProductPageQuery>,
  uid: string,
  request: Request,
): Promise<ProductPageQuery> {
  const more = query(document, { uid }, request, { isOptional: true }).catch(() => undefined)
  const [page, found] = await Promise.all([loading, more])
  const [product, ...others] = page.products?.items ?? []
  const added = found?.products?.items[0]
  if (!product || !added) return page
  return { ...page, products: { ...page.products, items: [{ ...added, ...product }, ...others] } }
}

/** The values of these fields; undefined if all of them are missing or null. */
export function partData(product: object, fields: readonly string[]): Fields | undefined {
  const values = Object.entries(product).filter(([name, value]) => fields.includes(name) && value !== null)
  return values.length === 0 ? undefined : Object.fromEntries(values)
}
