import { attemptRowsOf, tooManyAttempts, waitsOf, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import { run, sendLast, sendTogether, type Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { isCode, spellingOf } from '#src/pricing/rules/rules.ts'
import { cartErrors, couponErrors } from '../errors.ts'
import { contentOf, shownWith, viewCart, type CartContent } from '../open/load-cart.ts'
import { checkAccess } from '../open/open-cart.ts'
import { lockOf, updateOf } from '../queries.ts'
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

/** A locked cart, and the entered codes as the shop spells them. */
interface Entered {
  head: CartHead
  content: CartContent
  codes: string[]
}

/** Applies one coupon to a cart without coupons. */
export async function applyCoupon(ctx: Context, maskedId: string, code: string): Promise<CartView> {
  if (maskedId === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'cart_id' })
  if (code.trim() === '') throw platformErrors.REQUIRED_PARAMETER_MISSING({ parameter: 'coupon_code' })
  return withAttemptLimit(ctx, { maskedId, typed: [code] }, async (tx, entered) => {
    const { head, content, codes } = entered
    if (head.couponCodes.length > 0 && (await viewCart(ctx, head, content, tx)).coupons.length > 0)
      throw cartErrors.COUPON_ALREADY_APPLIED()
    return applyCodes(ctx, tx, entered, codes)
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
  return withAttemptLimit(ctx, { maskedId, typed }, async (tx, entered) => {
    const { head, codes: wanted } = entered
    const all = strategy === 'REPLACE' ? wanted : mergeCodes(head.couponCodes, wanted)
    if (all.length > mostCoupons) throw cartErrors.CART_TOO_MANY_COUPONS({ maximum: mostCoupons })
    return applyCodes(ctx, tx, entered, all)
  })
}

/** Merges codes without duplicates, ignoring case and surrounding spaces. */
export function mergeCodes(present: string[], arriving: string[]): string[] {
  const codes = [...present, ...arriving].map((code) => code.trim())
  return [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()]
}

/** Calculates the cart with the codes, and saves the codes if each of the entered ones applies. */
async function applyCodes(
  ctx: Context,
  tx: Writer,
  { head, content, codes: wanted }: Entered,
  codes: string[],
): Promise<Outcome> {
  const couponCodes = mergeCodes([], codes)
  if (!couponCodes.every(isCode)) return { refusal: couponErrors.COUPON_UNKNOWN() }
  const view = await viewCart(ctx, { ...head, couponCodes }, content, tx)
  if (view.lines.length === 0) return { refusal: cartErrors.CART_EMPTY() }
  const names = new Set(wanted.map((code) => code.trim().toUpperCase()))
  const lapsed = view.lapsedCoupons.find(({ code }) => names.has(code.toUpperCase()))
  if (lapsed !== undefined) return { refusal: errorOfFault[lapsed.fault]() }
  await sendLast(tx, [updateOf(head.id, { storeId: ctx.store.id, couponCodes }, ctx.now)])
  return { view }
}

/** Waits for other attempts of the visitor before it locks the cart, and counts the attempt if a code is refused. */
async function withAttemptLimit(
  ctx: Context,
  { maskedId, typed }: { maskedId: string; typed: string[] },
  apply: (tx: Writer, entered: Entered) => Promise<Outcome>,
): Promise<CartView> {
  const address = ctx.visitor?.address ?? null
  const attempts = address === null ? [] : [{ limit: perAddress, key: address, weight: 1 }]
  const outcome = await ctx.transaction(async (tx): Promise<Outcome> => {
    const [lock, waiting] = attempts.length === 0 ? [] : waitsOf(attempts, ctx.now)
    const [, [wait = 0] = [], locked, codes = typed, , ...content] = await sendTogether(tx, [
      lock,
      waiting,
      lockOf(maskedId),
      spellingOf(typed),
      shownWith(ctx),
      ...contentOf(ctx, { maskedId }),
    ])
    const answer = wait > 0 ? { wait } : await apply(tx, { head: checkAccess(ctx, maskedId, locked), content, codes })
    if ('view' in answer) return answer
    if (wait === 0 && attempts.length > 0) await run(tx, attemptRowsOf(attempts, ctx.now))
    await noteRefusedCode(tx, 'coupon', ctx.store.id, ctx.now)
    return answer
  })
  if ('wait' in outcome) throw tooManyAttempts(ctx.visitor, outcome.wait)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.view
}
