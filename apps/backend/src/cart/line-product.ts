import { chosenProduct, variantOf, type Product } from '#src/catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import type { CartLine } from './types.ts'

/** The product of a line, also when it is not sold here any more: a line is shown until the shopper removes it. */
export async function productOfLine(line: CartLine, _args: object, ctx: Context): Promise<Product> {
  const product = await chosenProduct(ctx, line.productId)
  if (product === null) throw new Error(`product ${line.productId} of a cart line is gone`)
  return product
}

/** What leaves the shelf for a line: the size and colour that were chosen. */
export async function variantOfLine(line: CartLine, _args: object, ctx: Context): Promise<Product> {
  const product = await productOfLine(line, _args, ctx)
  return variantOf(product, line.variantId) ?? (await chosenProduct(ctx, line.variantId)) ?? product
}
