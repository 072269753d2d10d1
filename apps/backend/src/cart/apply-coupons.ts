import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { isCode } from '#src/pricing/pricing.ts'
import { refusals } from './errors.ts'
import { loadCart } from './load-cart.ts'
import { lockCart } from './open-cart.ts'
import { updateCart } from './queries.ts'
import type { CartHead, CartView } from './types.ts'

/** Only codes that help no cart count as tries, those for an empty cart too. */
const perAddress: AttemptLimit = { name: 'coupon', most: 15, seconds: 900 }
const mostCoupons = 10

type Outcome = { view: CartView } | { refusal: UserError } | { wait: number }

/** Puts one coupon on a cart that has none. */
export async function applyCoupon(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  if (code.trim() === '') throw refusals.missing('coupon_code')
  return guess(ctx, async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    if (head.couponCodes.length > 0 && (await loadCart(ctx, head, tx)).coupons.length > 0) throw refusals.couponThere()
    return tryCodes(ctx, tx, head, [code], [code])
  })
}

/** Puts several coupons on a cart, beside those that are there or in their place; all of them, or none. */
export async function applyCoupons(
  ctx: Context,
  maskedId: string,
  codes: string[],
  strategy: 'APPEND' | 'REPLACE',
): Promise<CartView> {
  if (maskedId === '') throw refusals.missing('cart_id')
  const wanted = codes.filter((code) => code.trim() !== '')
  if (wanted.length === 0) throw refusals.missing('coupon_codes')
  return guess(ctx, async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    const all = strategy === 'REPLACE' ? wanted : mergeCodes(head.couponCodes, wanted)
    if (all.length > mostCoupons) throw refusals.tooManyCoupons(mostCoupons)
    return tryCodes(ctx, tx, head, all, wanted)
  })
}

/** Codes without those that are the same but for capitals and blanks around them. */
export function mergeCodes(present: string[], arriving: string[]): string[] {
  const codes = [...present, ...arriving].map((code) => code.trim())
  return [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()]
}

/** Looks at the cart with the codes, and keeps them when every wanted one helps. */
async function tryCodes(ctx: Context, tx: Writer, head: CartHead, codes: string[], wanted: string[]): Promise<Outcome> {
  const couponCodes = mergeCodes([], codes)
  if (!couponCodes.every(isCode)) return { refusal: refusals.couponInvalid('unknown') }
  const view = await loadCart(ctx, { ...head, couponCodes }, tx)
  if (view.lines.length === 0) return { refusal: refusals.noProducts() }
  const names = new Set(wanted.map((code) => code.trim().toUpperCase()))
  const lapsed = view.lapsedCoupons.find(({ code }) => names.has(code.toUpperCase()))
  if (lapsed !== undefined) return { refusal: refusals.couponInvalid(lapsed.fault) }
  await updateCart(tx, head.id, { storeId: ctx.store.id, couponCodes }, ctx.now)
  return { view }
}

/** Counts the try before the cart is locked, and takes it back unless the code was wrong: a wrong one stays counted. */
async function guess(ctx: Context, apply: (tx: Writer) => Promise<Outcome>): Promise<CartView> {
  const address = ctx.visitor?.address ?? null
  const outcome = await ctx.transaction(async (tx): Promise<Outcome> => {
    const wait = address === null ? 0 : await countAttempt(tx, perAddress, address, ctx.now)
    const answer = wait > 0 ? { wait } : await apply(tx)
    if (!('view' in answer)) await noteRefusedCode(tx, 'coupon', ctx.store.id, ctx.now)
    if ('view' in answer && address !== null) await takeBackAttempt(tx, perAddress, address)
    return answer
  })
  if ('wait' in outcome) throw tooManyAttempts(ctx.visitor, outcome.wait)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.view
}
