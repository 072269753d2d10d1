import type {
  CartItemInput,
  ConfigurableProductCartItemInput,
  InputMaybe,
  SimpleProductCartItemInput,
} from '#src/platform/resolvers.gen.ts'
import type { ItemRequest } from './choose-product.ts'
import { cartErrors, itemErrors } from '../errors.ts'

const longestSku = 255
const mostOptions = 50

/** Reads one item of `addProductsToCart`. */
export function readItem(input: CartItemInput): ItemRequest {
  const optionUids = (input.selected_options ?? []).filter((uid) => uid !== null)
  const entered = (input.entered_options ?? []).filter((option) => option !== null)
  if (optionUids.length > mostOptions || entered.length > mostOptions)
    throw cartErrors.TOO_MANY_OPTIONS({ maximum: mostOptions })
  return {
    sku: input.sku.slice(0, longestSku),
    parentSku: input.parent_sku == null || input.parent_sku === '' ? null : input.parent_sku.slice(0, longestSku),
    quantity: input.quantity,
    optionUids,
    entered: entered.map(({ uid, value }) => ({ uid, value })),
    uid: input.uid ?? null,
  }
}

export function readSimpleItems(items: InputMaybe<SimpleProductCartItemInput>[]): ItemRequest[] {
  return items.filter((item) => item !== null).map((item) => readItem(item.data))
}

/** Items of product types that the shop does not sell. Any options besides the SKU are refused. */
export function readUnsoldItems(
  items: readonly InputMaybe<{ data: CartItemInput; choices: readonly unknown[] | null | undefined }>[],
): ItemRequest[] {
  const present = items.filter((item) => item !== null)
  if (present.some(({ choices }) => (choices ?? []).length > 0)) throw itemErrors.OPTIONS_NOT_AVAILABLE()
  return present.map(({ data }) => readItem(data))
}

/** The older mutation has the variant's SKU in a separate field. */
export function readConfigurableItems(items: InputMaybe<ConfigurableProductCartItemInput>[]): ItemRequest[] {
  return items
    .filter((item) => item !== null)
    .map((item) => {
      const sku = item.variant_sku ?? item.data.sku
      return readItem({ ...item.data, sku, parent_sku: item.parent_sku ?? item.data.parent_sku ?? null })
    })
}
