import type { Context } from '#src/platform/context.ts'
import type { CartLine } from './types.ts'

export async function productOfLine(line: CartLine, _args: object, _ctx: Context) {
  return plain(line.product)
}
export async function variantOfLine(line: CartLine, _args: object, _ctx: Context) {
  return plain(line.variant)
}
function plain(product: CartLine['product']) {
  return { __typename: 'SimpleProduct' as const, id: product.id, sku: product.sku, name: product.name ?? product.sku }
}
