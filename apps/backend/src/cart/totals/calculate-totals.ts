import { deliveryPrice } from '@bocian/rules/delivery.ts'
import { calculateDeliveryDiscounts } from './calculate-delivery-discounts.ts'
import type { GiftsInput, GiftTotals, LineTotals, TaxTotal, Totals, TotalsInput } from '../types.ts'

/** The tax inside a gross amount, rounded half away from zero; the rate is in hundredths of a percent. */
export function taxWithin(gross: number, rate: number): number {
  // Large amounts times a rate exceed the safe integer range, so use bigint.
  const divisor = BigInt(10_000 + rate)
  return Number((BigInt(gross) * BigInt(rate) * 2n + divisor) / (divisor * 2n))
}

/** The totals of a cart in minor units. Tax is computed after discounts, rounded per line and summed per rate. */
export function calculateTotals(input: TotalsInput): Totals {
  const lines = input.lines.map(calculateLine)
  const subtotal = sum(lines.map((line) => line.rowTotal))
  const goodsTax = sum(lines.map((line) => line.tax))
  const discount = sum(lines.map((line) => line.discount))
  const shipping = input.isShippingFree || input.delivery === null ? 0 : deliveryPrice(input.delivery, subtotal)
  const shippingDiscounts = calculateDeliveryDiscounts(shipping, input.deliveryRules)
  const shippingDiscount = sum(shippingDiscounts)
  const shippingRate = input.delivery?.taxRate ?? 0
  const shippingTax = taxWithin(shipping - shippingDiscount, shippingRate)
  const gifts = calculateGifts(input.gifts)
  const giftSum = gifts.items + gifts.order + gifts.card
  const giftTax = giftSum - gifts.itemsExcludingTax - gifts.orderExcludingTax - gifts.cardExcludingTax
  const tax = goodsTax + shippingTax + giftTax
  const grandTotal = subtotal - discount + shipping - shippingDiscount + giftSum
  return {
    lines,
    subtotal,
    subtotalExcludingTax: sum(lines.map((line) => line.rowTotalExcludingTax)),
    shipping,
    shippingExcludingTax: shipping - taxWithin(shipping, shippingRate),
    shippingTax,
    shippingDiscount,
    shippingDiscounts,
    gifts,
    discount,
    discountedExcludingTax: subtotal - discount - goodsTax,
    tax,
    taxes: taxesByRate(input, lines, { shippingTax, giftTax }),
    grandTotal,
    grandTotalExcludingTax: grandTotal - tax,
  }
}

/** The totals of one line. */
export function calculateLine(line: TotalsInput['lines'][number]): LineTotals {
  const rowTotal = line.price * line.quantity
  return {
    price: line.price,
    priceExcludingTax: line.price - taxWithin(line.price, line.taxRate),
    rowTotal,
    rowTotalExcludingTax: rowTotal - taxWithin(rowTotal, line.taxRate),
    discount: line.discount,
    tax: taxWithin(rowTotal - line.discount, line.taxRate),
    taxRate: line.taxRate,
  }
}

/** The totals of gift wrapping and the printed card. Tax is rounded separately for each line, the order and the card. */
function calculateGifts({ items, order, card, taxRate }: GiftsInput): GiftTotals {
  const rows = items.map(({ price, quantity }) => price * quantity)
  const net = (gross: number): number => gross - taxWithin(gross, taxRate)
  return {
    items: sum(rows),
    itemsExcludingTax: sum(rows.map(net)),
    order,
    orderExcludingTax: net(order),
    card,
    cardExcludingTax: net(card),
  }
}

function taxesByRate(
  input: TotalsInput,
  lines: LineTotals[],
  { shippingTax, giftTax }: { shippingTax: number; giftTax: number },
): TaxTotal[] {
  const amounts = new Map<number, number>()
  const add = (rate: number, amount: number): unknown => amounts.set(rate, (amounts.get(rate) ?? 0) + amount)
  for (const line of lines) add(line.taxRate, line.tax)
  if (input.delivery !== null) add(input.delivery.taxRate, shippingTax)
  add(input.gifts.taxRate, giftTax)
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([rate, amount]) => ({ rate, amount }))
    .toSorted((a, b) => b.rate - a.rate)
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
