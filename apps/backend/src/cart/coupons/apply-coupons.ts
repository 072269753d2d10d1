import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { isCode, readCodes } from '#src/pricing/rules/rules.ts'
import { cartErrors, couponErrors } from '../errors.ts'
import { loadCart } from '../open/load-cart.ts'
import { lockCart } from '../open/open-cart.ts'
import { updateCart } from '../queries.ts'
import type { CartHead, CartView } from '../types.ts'
import type { CouponFault } from '#src/pricing/rules/rules.ts'

/** Only refused codes count towards the limit, even if the cart is empty. */
const perAddress: AttemptLimit = { name: 'coupon', most: 15, seconds: 900 }
const mostCoupons = 10

const errorOfFault: Readonly<Record<CouponFault, () => UserError>> = {
  unknown: couponErrors.COUPON_UNKNOWN,
  'not-started': couponErrors.COUPON_NOT_STARTED,
  expired: couponErrors.COUPON_EXPIRED,
  'used-up': couponErrors.COUPON_USED_UP,
  'used-by-you': couponErrors.COUPON_USED_BY_YOU,
  group: couponErrors.COUPON_GROUP,
  goods: couponErrors.COUPON_GOODS,
  subtotal: couponErrors.COUPON_SUBTOTAL,
  outranked: couponErrors.COUPON_OUTRANKED,
}

type Outcome = { view: CartView } | { refusal: UserError } | { wait: number }

/** Applies one coupon to a cart without coupons. */
export async function applyCoupon(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  if (code.trim() === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'coupon_code' })
  return withAttemptLimit(ctx, async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    if (head.couponCodes.length > 0 && (await loadCart(ctx, head, tx)).coupons.length > 0)
      throw cartErrors.COUPON_ALREADY_APPLIED()
    const codes = await readCodes(tx, [code])
    return applyCodes(ctx, tx, head, codes, codes)
  })
}

/** Applies several coupons, all or none, either in addition to the present ones or instead of them. */
export async function applyCoupons(
  ctx: Context,
  maskedId: string,
  codes: string[],
  strategy: 'APPEND' | 'REPLACE',
): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  const typed = codes.filter((code) => code.trim() !== '')
  if (typed.length === 0) throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'coupon_codes' })
  return withAttemptLimit(ctx, async (tx) => {
    const head = await lockCart(ctx, tx, maskedId)
    const wanted = await readCodes(tx, typed)
    const all = strategy === 'REPLACE' ? wanted : mergeCodes(head.couponCodes, wanted)
    if (all.length > mostCoupons) throw cartErrors.CART_TOO_MANY_COUPONS({ maximum: mostCoupons })
    return applyCodes(ctx, tx, head, all, wanted)
  })
}

/** Merges codes without duplicates, ignoring case and surrounding spaces. */
export function mergeCodes(present: string[], arriving: string[]): string[] {
  const codes = [...present, ...arriving].map((code) => code.trim())
  return [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()]
}

/** Loads the cart with the codes, and saves the codes if each of the new ones applies. */
async function applyCodes(
  ctx: Context,
  tx: Writer,
  head: CartHead,
  codes: string[],
  wanted: string[],
): Promise<Outcome> {
  const couponCodes = mergeCodes([], codes)
  if (!couponCodes.every(isCode)) return { refusal: couponErrors.COUPON_UNKNOWN() }
  const view = await loadCart(ctx, { ...head, couponCodes }, tx)
  if (view.lines.length === 0) return { refusal: cartErrors.CART_EMPTY() }
  const names = new Set(wanted.map((code) => code.trim().toUpperCase()))
  const lapsed = view.lapsedCoupons.find(({ code }) => names.has(code.toUpperCase()))
  if (lapsed !== undefined) return { refusal: errorOfFault[lapsed.fault]() }
  await updateCart(tx, head.id, { storeId: ctx.store.id, couponCodes }, ctx.now)
  return { view }
}

/** Counts the attempt before it locks the cart, and reverts the count if the code is accepted. */
async function withAttemptLimit(ctx: Context, apply: (tx: Writer) => Promise<Outcome>): Promise<CartView> {
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
