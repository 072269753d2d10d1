import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { Choice } from './choose-product.ts'
import { itemErrors, listed, type CartError } from '../errors.ts'
import { fitLine, workingLines } from './fit-line.ts'
import { updateItemGifts } from '../open/gift-queries.ts'
import { isSold } from '../open/load-cart.ts'
import { selectFacts } from '../product-queries.ts'
import { saveLines, selectLines } from '../queries.ts'
import type { CartHead, ProductFacts, StoredLine } from '../types.ts'

/**
 * Adds a removed or saved line back to the cart with its gift wrapping and message, after the same checks as a new item. If
 * the cart has the same line already, that line keeps its own wrapping and message.
 */
export async function restoreLine(
  ctx: Context,
  tx: Writer,
  head: CartHead,
  line: StoredLine,
  quantity: number,
): Promise<CartError | null> {
  const stored = await selectLines(tx, head.id)
  const ids = [...new Set([line, ...stored].flatMap((one) => [one.productId, one.variantId]))]
  const products = new Map((await selectFacts(tx, ctx.store.id, ids, ctx.now)).map((product) => [product.id, product]))
  const choice = choiceOf(line, products)
  const fitted = 'code' in choice ? choice : fitLine(workingLines(stored, products), choice, quantity)
  if ('code' in fitted) return fitted
  const { giftWrappingId, wrappedQuantity, giftMessage } = line
  const same = stored.find(({ signature }) => signature === line.signature)
  await saveLines(tx, head.id, [
    same === undefined ? { ...fitted, giftWrappingId, wrappedQuantity, giftMessage } : fitted,
  ])
  if (same !== undefined) await updateItemGifts(tx, head.id, [mergedGifts(same, line, quantity)])
  return null
}

function mergedGifts(same: StoredLine, line: StoredLine, quantity: number) {
  const isWrapped = same.giftWrappingId !== null
  return {
    id: same.id,
    wrappingId: isWrapped ? same.giftWrappingId : line.giftWrappingId,
    wrappedQuantity: isWrapped ? same.wrappedQuantity : (line.wrappedQuantity ?? quantity),
    message: same.giftMessage ?? line.giftMessage,
  }
}

function choiceOf(line: StoredLine, products: Map<number, ProductFacts>): Choice | CartError {
  const product = products.get(line.productId)
  const variant = products.get(line.variantId)
  if (product === undefined || variant === undefined || !isSold(product, variant))
    return listed(itemErrors.NOT_SALABLE())
  if (line.giftCard === null && (variant.price ?? product.price) === null) return listed(itemErrors.NOT_SALABLE())
  return { product, variant, giftCard: line.giftCard, signature: line.signature }
}
