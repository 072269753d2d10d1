import { chosenProduct, pictureInRole, variantOf, type Product } from '#src/catalogue/catalogue.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import type { CartLine } from '../types.ts'

/**
 * The product of a line. Also finds products that are no longer sold: their lines stay visible until the shopper removes them.
 */
export async function productOfLine(line: CartLine, _args: object, ctx: Context): Promise<Product> {
  const product = await chosenProduct(ctx, line.productId)
  if (product === null) throw new Error(`product ${line.productId} of a cart line not found`)
  return product
}

/** The chosen variant of a line. */
export async function variantOfLine(line: CartLine, _args: object, ctx: Context): Promise<Product> {
  const product = await productOfLine(line, _args, ctx)
  return variantOf(product, line.variantId) ?? (await chosenProduct(ctx, line.variantId)) ?? product
}

/** The picture of a line: the product's, or that of the chosen variant, if the store view wants it and the variant has one. */
export async function pictureOfLine(line: CartLine, _args: object, ctx: Context) {
  const isOwn = (await storeSettings(ctx))['checkout/cart/configurable_product_image'] === 'itself'
  const variant = isOwn ? await variantOfLine(line, _args, ctx) : null
  const pictured = variant !== null && variant.document.pictures.length > 0 ? variant : null
  return pictureInRole(pictured ?? (await productOfLine(line, _args, ctx)), 'thumbnail')
}
