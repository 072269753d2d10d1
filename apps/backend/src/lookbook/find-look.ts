import type { Context } from '#src/platform/context.ts'
import type { LookbookFilterInput } from '#src/platform/resolvers.gen.ts'
import { productById, type Product } from '../catalogue/catalogue.ts'
import { storeUrls } from '../store/store.ts'
import { lookbookErrors } from './errors.ts'
import { selectLook, selectShown } from './queries.ts'
import type { Look } from './types.ts'

const mostSkus = 100

export interface LookView extends Look {
  /** The absolute URL of the picture. */
  url: string
}

/** The look matching the filter; null if the store view has none. */
export async function findLook(context: Context, filter: LookbookFilterInput): Promise<LookView | null> {
  const [id, sku] = [filter.id?.eq?.trim(), filter.sku?.eq?.trim()]
  if (!id && !sku) throw lookbookErrors.LOOK_NOT_NAMED()
  const look = await selectLook(context.db, context.store.id, id ? { id } : { sku: sku ?? '' })
  return look === undefined ? null : { ...look, url: (await storeUrls(context)).media + look.image }
}

/** Those of the products with these SKUs that the store view sells, in the order requested. */
export async function lookProducts(context: Context, skus: readonly (string | null)[]): Promise<Product[]> {
  const wanted = [...new Set(skus.filter((sku) => sku !== null))]
  if (wanted.length > mostSkus) throw lookbookErrors.LOOK_TOO_MANY_PRODUCTS({ maximum: mostSkus })
  if (wanted.length === 0) return []
  const ids = new Map((await selectShown(context.db, context.store.id, wanted)).map(({ id, sku }) => [sku, id]))
  const found = await Promise.all(wanted.flatMap((sku) => ids.get(sku) ?? []).map((id) => productById(context, id)))
  return found.filter((product) => product !== null)
}
