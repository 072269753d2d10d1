import { contentMoment, type Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import type { ReferenceState } from '#src/platform/reference-data.ts'
import { message } from '#src/platform/messages.ts'
import { calculateDiscounts, findCartRules, type RuleDiscount } from '#src/pricing/rules/rules.ts'
import { selectCategoryIds } from '../product-queries.ts'
import type { AppliedDiscount, CartHead, CartLine, CartRules } from '../types.ts'

type WrappedLine = Omit<CartLine, 'discounts'>

/**
 * The lines of a cart with the discounts of the current rules, and the cart's coupons, both those that apply and those that
 * lapsed.
 */
export async function applyRules(
  ctx: Context,
  head: CartHead,
  lines: WrappedLine[],
  { db, reference }: { readonly db: Reader; readonly reference: ReferenceState },
): Promise<CartRules & { lines: CartLine[] }> {
  const { rules, refused } = await findCartRules(db, {
    storeId: ctx.store.id,
    currency: ctx.store.currency,
    locale: ctx.store.locale,
    customerId: head.customerId,
    email: head.email,
    now: contentMoment(ctx),
    codes: head.couponCodes,
    kept: { home: ctx.db, reference },
  })
  // Gift cards are never discounted.
  const goods = lines.filter(({ product }) => product.type !== 'giftcard')
  const categories = rules.some((rule) => rule.categoryIds !== null)
    ? await selectCategoryIds(db, [...new Set(goods.map((line) => line.productId))])
    : new Map<number, number[]>()
  const discounts = calculateDiscounts(
    goods.map(({ id, price, quantity, product, variant }) => ({
      id,
      price,
      quantity,
      skus: [product.sku, variant.sku],
      categoryIds: categories.get(product.id) ?? [],
    })),
    rules,
  )
  const idle = discounts.idle.flatMap(({ rule: { coupon }, fault, missing }) =>
    coupon === null ? [] : [{ code: coupon.code, fault, missing }],
  )
  return {
    lines: lines.map((line) => ({ ...line, discounts: (discounts.lines.get(line.id) ?? []).map(toApplied) })),
    discounts: discounts.rules.filter(({ amount }) => amount > 0).map(toApplied),
    isShippingFree: discounts.isShippingFree,
    ruleIds: [...new Set([...discounts.rules, ...discounts.delivery].map(({ rule }) => rule.id))],
    deliveryRules: discounts.delivery.map(({ rule, percent, amount }) => ({
      percent,
      amount,
      discount: onDelivery(toApplied({ rule, amount }), ctx.store.locale),
    })),
    coupons: discounts.rules.flatMap(({ rule }) => rule.coupon ?? []),
    lapsedCoupons: [...refused.map((one) => ({ ...one, missing: 0 })), ...idle],
  }
}

function toApplied({ rule, amount }: RuleDiscount): AppliedDiscount {
  const { label, action, coupon, percent, freeQuantity } = rule
  const value = action === 'by_percent' ? percent : action === 'buy_x_get_y' ? freeQuantity * 100 : rule.amount
  return { label, code: coupon?.code ?? null, action, value, amount }
}

/** A rule may discount both goods and delivery, so the label tells the two discounts apart. */
function onDelivery(discount: AppliedDiscount, locale: string): AppliedDiscount {
  return {
    ...discount,
    label: message(locale, 'discount.onDelivery', { label: discount.label }),
    appliedTo: 'delivery',
  }
}
