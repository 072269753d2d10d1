import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { cleanHtml } from '../cms/cms.ts'
import { storeUrls } from '../store/store.ts'
import { selectLabels } from './queries.ts'
import type { LabelMode, ProductLabel } from './types.ts'

/** Magento's group of everybody who is not signed in, and that of every customer who is in no other. */
export const groups = { NOT_LOGGED_IN: 0, GENERAL: 1 } as const

const mostProducts = 300

/** One list for each product asked, in the same order; what is not on show has none. */
export async function findLabels(context: Context, productIds: readonly number[], mode: LabelMode) {
  if (productIds.length > mostProducts) throw new UserError('graphql-input', `Maximum "productIds" is ${mostProducts}.`)
  if (productIds.length === 0) return []
  const found = await selectLabels(context.db, {
    storeId: context.store.id,
    productIds,
    mode,
    groupId: context.customerId === null ? groups.NOT_LOGGED_IN : groups.GENERAL,
    now: context.now,
  })
  const { media } = await storeUrls(context)
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return productIds.map((id) => ({ items: (byProduct.get(id) ?? []).map((label) => viewOf(label, media)) }))
}

function viewOf({ id, productId, txt, image, groupIds, ...label }: ProductLabel, media: string) {
  return {
    ...label,
    label_id: id,
    product_id: productId,
    // Cleaned once more, for what came into the table by another door.
    txt: cleanHtml(txt),
    image: image === null ? null : media + image,
    customer_group_ids: groupIds.join(','),
  }
}
