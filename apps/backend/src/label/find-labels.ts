import { contentMoment, type Context } from '#src/platform/context.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { productsByIds } from '../catalogue/catalogue.ts'
import { storeUrls } from '../store/store.ts'
import { labelErrors } from './errors.ts'
import { selectLabels } from './queries.ts'
import type { LabelMode, ProductLabel } from './types.ts'

/** Magento's customer groups for guests, and for customers without another group. */
export const groups = { NOT_LOGGED_IN: 0, GENERAL: 1 } as const

const mostProducts = 300

/** One list per product, in the order requested; empty for a product that is not visible. */
export async function findLabels(context: Context, productIds: readonly number[], mode: LabelMode) {
  if (productIds.length > mostProducts) throw labelErrors.LABEL_TOO_MANY_PRODUCTS({ maximum: mostProducts })
  if (productIds.length === 0) return []
  const found = await selectLabels(context.db, {
    storeId: context.store.id,
    productIds,
    mode,
    groupId: context.customerId === null ? groups.NOT_LOGGED_IN : groups.GENERAL,
    now: contentMoment(context),
    reducedIds: await reducedIn(context, productIds),
  })
  const { media } = await storeUrls(context)
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return productIds.map((id) => ({ items: (byProduct.get(id) ?? []).map((label) => viewOf(label, media)) }))
}

/** The reduced products in a preview, which may show prices of another moment; otherwise null, for those of the listing. */
async function reducedIn(context: Context, productIds: readonly number[]): Promise<number[] | null> {
  if (context.preview === undefined) return null
  const products = await productsByIds(context, productIds)
  return products.filter(({ final, regular }) => final < regular).map(({ id }) => id)
}

function viewOf({ id, productId, txt, image, groupIds, ...label }: ProductLabel, media: string) {
  return {
    ...label,
    label_id: id,
    product_id: productId,
    // Sanitizes again, because rows may be written directly to the table.
    txt: shownHtml(txt),
    image: image === null ? null : media + image,
    customer_group_ids: groupIds.join(','),
  }
}
