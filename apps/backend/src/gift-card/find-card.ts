import { withoutSeparators } from '@bocian/rules/separators.ts'
import { checkDigits, checkEmail, checkOwnEmail } from '@bocian/rules/validators.ts'
import { customerEmail } from '#src/customer/contact/contact.ts'
import { attemptRowsOf, tooManyAttempts, waitsOf, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import { run, sendTogether, type Writer } from '#src/platform/database.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { giftCardErrors } from './errors.ts'
import { cardOf, updateState } from './queries.ts'
import type { GiftCard } from './types.ts'

/** Only invalid codes count as attempts: per visitor, and per cart regardless of who sends the request. */
const perAddress: AttemptLimit = { name: 'gift card', most: 20, seconds: 3_600 }
const perCart: AttemptLimit = { name: 'gift card cart', most: 5, seconds: 3_600 }

/** Whether the card can be spent now. */
export function isSpendable(card: GiftCard, now: Date): boolean {
  return card.state === 'active' && card.balance > 0 && (card.expiresAt === null || card.expiresAt > now)
}

/** The card with the entered code. Counts invalid codes, and refuses further attempts above the limit. */
export async function findCardByCode(ctx: Context, code: string): Promise<GiftCard> {
  return countedGuess(ctx, null, code, (tx, card) =>
    Promise.resolve(card && isSpendable(card, ctx.now) ? card : undefined),
  )
}

/** Like `findCard`, but with a limit per cart as well. Runs in its own transaction, before the cart is locked. */
export async function findCardForCart(ctx: Context, cartId: string, code: string): Promise<GiftCard> {
  return countedGuess(ctx, cartId, code, (tx, card) =>
    Promise.resolve(card && isSpendable(card, ctx.now) ? card : undefined),
  )
}

/**
 * Activates a card sent by post. It takes the code and the email address of the buyer or the recipient; a signed-in customer uses
 * the account's address. Does nothing if the card is already active.
 */
export async function unlockCard(ctx: Context, code: string, email: string): Promise<GiftCard> {
  if (checkEmail(email) !== null) throw giftCardErrors.GIFT_CARD_UNLOCK_EMAIL_INVALID()
  const own = ctx.customerId === null ? null : await customerEmail(ctx, ctx.customerId)
  if (own !== null && checkOwnEmail(email, own) !== null) throw giftCardErrors.GIFT_CARD_ACCOUNT_EMAIL()
  return countedGuess(ctx, null, code, async (tx, card) => {
    const isKnown = [card?.buyerEmail, card?.recipientEmail].some((known) => known && !checkOwnEmail(email, known))
    if (
      card === undefined ||
      !isKnown ||
      !isSpendable({ ...card, state: card.state === 'locked' ? 'active' : card.state }, ctx.now)
    )
      return undefined
    if (card.state === 'locked') await updateState(tx, [card.id], 'active')
    return { ...card, state: 'active' }
  })
}

type Outcome = { card: GiftCard } | { wait: number } | { refusal: UserError }

/** Waits for other attempts of the visitor and the cart, looks the code up, and counts the attempt if the code is wrong. */
async function countedGuess(
  ctx: Context,
  cartId: string | null,
  typed: string,
  accept: (tx: Writer, card: GiftCard | undefined) => Promise<GiftCard | undefined>,
): Promise<GiftCard> {
  const code = await readCode(ctx, typed)
  const address = ctx.visitor?.address ?? null
  const attempts = [
    ...(address === null ? [] : [{ limit: perAddress, key: address, weight: 1 }]),
    ...(cartId === null ? [] : [{ limit: perCart, key: cartId, weight: 1 }]),
  ]
  const outcome = await ctx.transaction(async (tx): Promise<Outcome> => {
    const [lock, waiting] = attempts.length === 0 ? [] : waitsOf(attempts, ctx.now)
    const [, waits = [], found] = await sendTogether(tx, [lock, waiting, cardOf(code)])
    const tooSoon = waits.findIndex((seconds) => seconds > 0)
    const card = tooSoon < 0 ? await accept(tx, found) : undefined
    if (card !== undefined) return { card }
    // Attempts count up to the one that has to wait.
    const counted = tooSoon < 0 ? attempts : attempts.slice(0, tooSoon)
    if (counted.length > 0) await run(tx, attemptRowsOf(counted, ctx.now))
    await noteRefusedCode(tx, 'gift card', ctx.store.id, ctx.now)
    return tooSoon < 0 ? { refusal: giftCardErrors.GIFT_CARD_INVALID() } : { wait: waits[tooSoon] ?? 0 }
  })
  if ('wait' in outcome) throw tooManyAttempts(ctx.visitor, outcome.wait)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.card
}

/** The digits of a code, which may be entered in groups. Refuses a code that does not have the shop's code length. */
async function readCode(ctx: Context, typed: string): Promise<string> {
  const length = (await storeSettings(ctx))['gift_card/general/code_length']
  if (checkDigits(typed, length) !== null) throw giftCardErrors.GIFT_CARD_DIGITS({ digits: length })
  return withoutSeparators(typed)
}
