import type { Context } from '#src/platform/context.ts'
import { selectPictures } from './index/rebuild-queries.ts'
import { groupBy } from './save/save-report.ts'
import { selectUnlisted } from './index/index-queries.ts'
import { storeIndex } from './index/store-index.ts'
import type { Product } from './product-in-store.ts'

/** Loads products that are not in the listing, with minimal data: carts and orders still show their names. */
export async function loadUnlisted(ctx: Context, ids: readonly number[]): Promise<(Product | null)[]> {
  const rows = await selectUnlisted(ctx.db, ctx.store.id, [...ids])
  const pictures = groupBy(await selectPictures(ctx.db, [...ids]), (picture) => picture.productId)
  const index = await storeIndex(ctx)
  const products = new Map(
    rows.map((row): [number, Product] => {
      const { name, urlKey, ...known } = row
      const document = {
        ...known,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        description: '',
        shortDescription: '',
        metaTitle: null,
        metaKeywords: null,
        metaDescription: null,
        attributes: {},
        optionIds: row.optionIds ?? [],
        pictures: pictures.get(row.id) ?? [],
        categoryIds: [],
        superAttributeIds: [],
        variants: [],
        links: { related: [], upsell: [], crosssell: [], colour: [] },
        special: null,
        giftcardAmounts: [],
      }
      const prices = { regular: 0, final: 0, maximumRegular: 0, maximumFinal: 0, lowest: null }
      const { id, sku, type } = row
      return [id, { id, sku, type, name: name ?? sku, urlKey: urlKey ?? '', ...prices, document, parent: null, index }]
    }),
  )
  return ids.map((id) => products.get(id) ?? null)
}
