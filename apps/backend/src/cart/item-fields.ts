import { toDecimal } from '@bocian/rules/money.ts'
import type { CartItemError, CartItemPrices, SelectedConfigurableOption } from '#src/platform/resolvers.gen.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { calculateTotals } from './calculate-totals.ts'
import { money } from './money.ts'
import type { CartLine, LineProblem } from './types.ts'

const problems: Readonly<Record<LineProblem, CartItemError>> = {
  'out-of-stock': { code: 'ITEM_QTY', message: 'There are no source items with the in stock status' },
  'not-enough': { code: 'ITEM_QTY', message: 'The requested qty is not available' },
  'not-available': { code: 'UNDEFINED', message: 'Product that you are trying to add is not available.' },
}

/** What every kind of cart item answers alike. */
export const itemFields = {
  id: (line: CartLine) => String(line.id),
  uid: (line: CartLine) => encodeUid(line.id),
  discount: () => [],
  errors: (line: CartLine) => (line.problem === null ? [] : [problems[line.problem]]),
  is_available: (line: CartLine) => line.problem === null,
  not_available_message: (line: CartLine) => (line.problem === null ? null : problems[line.problem].message),
  max_qty: (line: CartLine) => line.maxQuantity,
  min_qty: () => 1,
  prices: itemPrices,
}

/** What items that can be wrapped, or carry options of a buyer's own, answer: nothing of it is offered. */
export const giftFields = {
  available_gift_wrapping: () => [],
  customizable_options: () => [],
  gift_message: () => null,
  gift_wrapping: () => null,
}

function itemPrices(line: CartLine): CartItemPrices {
  const [row] = calculateTotals({ lines: [line], delivery: null }).lines
  const amount = (minor: number) => money(minor, line.currency)
  const off = line.regularPrice - line.price
  const percent = line.regularPrice === 0 ? 0 : Math.round((off * 10_000) / line.regularPrice) / 100
  return {
    price: amount(row?.priceExcludingTax ?? 0),
    price_including_tax: amount(line.price),
    row_total: amount(row?.rowTotalExcludingTax ?? 0),
    row_total_including_tax: amount(row?.rowTotal ?? 0),
    original_item_price: amount(line.regularPrice),
    original_row_total: amount(line.regularPrice * line.quantity),
    total_item_discount: amount(0),
    discounts: [],
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
