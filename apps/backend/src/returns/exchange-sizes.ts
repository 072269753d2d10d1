import DataLoader from 'dataloader'
import { otherSizesOf, productById, type OtherSize } from '#src/catalogue/catalogue.ts'
import { stockOf } from '#src/inventory/inventory.ts'
import type { OrderItemView } from '#src/order/order.ts'
import { createMemo, type Context } from '#src/platform/context.ts'
import { storeSettings, storeViewOf } from '#src/store/store.ts'
import { calculateIsCheaper, calculatePieces, canReturn } from './calculate-return.ts'
import { returnedOf, returnTermsOf, soldLine } from './find-returns.ts'
import type { Piece, PiecesWithBuyer } from './types.ts'

export interface OfferedSize extends Piece {
  size: string
  availability: 'AVAILABLE' | 'SOLD_OUT' | 'CHEAPER'
}

/** Pieces of an order's item that the buyer has, with their size. */
export interface PiecesOfItem extends PiecesWithBuyer {
  item: OrderItemView
}

/** The pieces of an item that can be returned or exchanged now. */
export async function piecesOfItem(ctx: Context, item: OrderItemView): Promise<PiecesOfItem[]> {
  if (!(await storeSettings(ctx))['sales/rma/enabled']) return []
  if (!canReturn(item.order, await returnTermsOf(ctx, item.order))) return []
  const pieces = calculatePieces(soldLine(item), await returnedOf(ctx, item.order.id))
  return pieces.map((part) => ({ ...part, item }))
}

async function otherSizes(ctx: Context, { item, exchange }: PiecesOfItem): Promise<OtherSize[]> {
  const variantId = exchange?.variantId ?? item.variantId
  if (item.productId === null || variantId === null) return []
  const product = await productById(await inStoreOf(ctx, item), item.productId)
  return product === null ? [] : otherSizesOf(product, variantId)
}

/** The other sizes of the product, for which these pieces can be exchanged at no cost if they are available. */
export async function offeredSizes(ctx: Context, pieces: PiecesOfItem): Promise<OfferedSize[]> {
  const { item } = pieces
  const sizes = await otherSizes(ctx, pieces)
  const stock = await stockOf(
    ctx.db,
    sizes.map(({ variant }) => variant.id),
  )
  return sizes.map(({ variant, size, options }) => ({
    size,
    options,
    variantId: variant.id,
    sku: variant.sku,
    availability: availabilityOf(item, variant, stock.get(variant.id) ?? 0),
  }))
}

function availabilityOf(item: OrderItemView, { final }: OtherSize['variant'], stock: number) {
  if (stock <= 0) return 'SOLD_OUT'
  return calculateIsCheaper(soldLine(item), final) ? 'CHEAPER' : 'AVAILABLE'
}

/** Whether anything of the order can be exchanged for another size now. */
export async function canExchange(ctx: Context, items: readonly OrderItemView[]): Promise<boolean> {
  const pieces = (await Promise.all(items.map((item) => piecesOfItem(ctx, item)))).flat()
  const sizes = await Promise.all(pieces.map((part) => sizesAtNoCost(ctx, part)))
  const stock = await Promise.all(sizes.flat().map((variantId) => shownStock(ctx, variantId)))
  return stock.some((quantity) => quantity > 0)
}

/** The stock of a variant; read once per request, for all its orders together. */
function shownStock(ctx: Context, variantId: number): Promise<number> {
  const loader = ctx.memo(
    'returns.stock',
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const stock = await stockOf(ctx.db, ids)
        return ids.map((id) => stock.get(id) ?? 0)
      }),
  )
  return loader.load(variantId)
}

async function sizesAtNoCost(ctx: Context, pieces: PiecesOfItem): Promise<number[]> {
  const line = soldLine(pieces.item)
  const sizes = await otherSizes(ctx, pieces)
  return sizes.flatMap(({ variant }) => (calculateIsCheaper(line, variant.final) ? [] : [variant.id]))
}

/** The context in the order's store view, whose prices and texts it has. */
async function inStoreOf(ctx: Context, { order }: OrderItemView): Promise<Context> {
  if (order.storeId === ctx.store.id) return ctx
  return { ...ctx, store: await storeViewOf(ctx.db, order.storeId), memo: createMemo() }
}
