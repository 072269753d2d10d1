import { toDecimal } from '@bocian/rules/money.ts'
import type { Context } from '#src/platform/context.ts'
import type {
  CartItemError,
  CartItemPrices,
  GiftWrapping,
  SelectedConfigurableOption,
} from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculateLine } from '../totals/calculate-totals.ts'
import { discountFields } from './discount-fields.ts'
import { wrappingFields } from './gift-fields.ts'
import { giftOffer, needsDelivery, wrappingsOf } from '../open/load-gifts.ts'
import { pricedLine } from '../open/load-cart.ts'
import { money } from './money.ts'
import { savedUid } from '../saved/saved-items.ts'
import type { CartLine, LineProblem } from '../types.ts'

const problems: Readonly<Record<LineProblem, CartItemError>> = {
  'out-of-stock': { code: 'ITEM_QTY', message: 'There are no source items with the in stock status' },
  'not-enough': { code: 'ITEM_QTY', message: 'The requested qty is not available' },
  'not-available': { code: 'UNDEFINED', message: 'Product that you are trying to add is not available.' },
}

/** The fields that all types of cart items share. */
export const itemFields = {
  id: (line: CartLine) => String(line.id),
  uid: (line: CartLine) => (line.isSaved ? savedUid(line.id) : encodeUid(line.id)),
  discount: (line: CartLine) => discountFields(line.discounts, line.currency),
  errors: (line: CartLine) => (line.problem === null ? [] : [problems[line.problem]]),
  is_available: (line: CartLine) => line.problem === null,
  not_available_message: (line: CartLine) => (line.problem === null ? null : problems[line.problem].message),
  max_qty: (line: CartLine) => line.maxQuantity,
  min_qty: () => 1,
  prices: itemPrices,
}

/** The fields of items that can be gift-wrapped. Custom options are not supported. */
export const giftFields = {
  available_gift_wrapping: wrappingsOfLine,
  customizable_options: () => [],
  gift_message: (line: CartLine) => line.giftMessage,
  gift_wrapping: (line: CartLine) => (line.wrapping === null ? null : wrappingFields(line.wrapping, line.currency)),
  gift_wrapping_quantity: (line: CartLine) => line.wrapping?.quantity ?? 0,
}

async function wrappingsOfLine(line: CartLine, _args: object, ctx: Context): Promise<GiftWrapping[]> {
  if (!needsDelivery(line.product) || !(await giftOffer(ctx, ctx.db)).wrapsItems) return []
  return (await wrappingsOf(ctx)).map((wrapping) => wrappingFields(wrapping, line.currency))
}

function itemPrices(line: CartLine): CartItemPrices {
  const row = calculateLine(pricedLine(line))
  const amount = (minor: number) => money(minor, line.currency)
  const off = line.regularPrice - line.price
  const percent = line.regularPrice === 0 ? 0 : Math.round((off * 10_000) / line.regularPrice) / 100
  return {
    price: amount(row.priceExcludingTax),
    price_including_tax: amount(line.price),
    row_total: amount(row.rowTotalExcludingTax),
    row_total_including_tax: amount(row.rowTotal),
    original_item_price: amount(line.regularPrice),
    original_row_total: amount(line.regularPrice * line.quantity),
    total_item_discount: amount(row.discount),
    discounts: discountFields(line.discounts, line.currency),
    fixed_product_taxes: [],
    catalog_discount: { amount_off: toDecimal(off), percent_off: percent },
    row_catalog_discount: { amount_off: toDecimal(off * line.quantity), percent_off: percent },
  }
}

/** The chosen options with Magento's uids. */
export function configurableOptions(line: CartLine): SelectedConfigurableOption[] {
  return line.options.map((option) => ({
    id: option.attributeId,
    configurable_product_option_uid: encodeUid(`configurable/${line.productId}/${option.attributeId}`),
    configurable_product_option_value_uid: encodeUid(`configurable/${option.attributeId}/${option.optionId}`),
    option_label: option.attributeLabel,
    value_id: option.optionId,
    value_label: option.optionLabel,
  }))
}
