import { checkDigits, checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { customerEmail } from '#src/customer/customer.ts'
import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectByCode, updateState } from './queries.ts'
import type { GiftCard } from './types.ts'

/** Only codes that are not valid count as tries: of one visitor, and of one cart wherever its requests come from. */
const perAddress: AttemptLimit = { name: 'gift card', most: 20, seconds: 3_600 }
const perCart: AttemptLimit = { name: 'gift card cart', most: 5, seconds: 3_600 }

/** One answer for a code that is unknown, locked, expired, voided or empty: nobody learns which. */
const invalid = (): UserError =>
  new UserError('graphql-no-such-entity', 'Please correct the gift card code.', 'GIFT_CARD_INVALID')

/** Whether the card can be spent now. */
export function isSpendable(card: GiftCard, now: Date): boolean {
  return card.state === 'active' && card.balance > 0 && (card.expiresAt === null || card.expiresAt > now)
}

/** The card behind a code that somebody typed; wrong codes are counted, and too many of them refused. */
export async function findCardByCode(ctx: Context, code: string): Promise<GiftCard> {
  return guess(ctx, null, code, (tx, card) => Promise.resolve(card && isSpendable(card, ctx.now) ? card : undefined))
}

/** The same for a cart, counted for the cart too; in a transaction of its own, before the cart is locked. */
export async function findCardForCart(ctx: Context, cartId: string, code: string): Promise<GiftCard> {
  return guess(ctx, cartId, code, (tx, card) => Promise.resolve(card && isSpendable(card, ctx.now) ? card : undefined))
}

/**
 * Opens a card that came by post. It takes its code and the address of who bought it or was named as recipient; who is
 * signed in gives that of the account. A card that is open already stays so.
 */
export async function unlockCard(ctx: Context, code: string, email: string): Promise<GiftCard> {
  const fault = checkEmail(email)
  if (fault !== null) throw new UserError('graphql-input', fault.defaultMessage)
  const given = normalizeEmail(email)
  const own = ctx.customerId === null ? null : await customerEmail(ctx, ctx.customerId)
  if (own !== null && normalizeEmail(own) !== given)
    throw new UserError(
      'graphql-input',
      'Enter the correct email address assigned to your account',
      'GIFT_CARD_ACCOUNT_EMAIL',
    )
  return guess(ctx, null, code, async (tx, card) => {
    const isKnown = card !== undefined && [card.buyerEmail, card.recipientEmail].includes(given)
    if (!isKnown || !isSpendable({ ...card, state: card.state === 'locked' ? 'active' : card.state }, ctx.now))
      return undefined
    if (card.state === 'locked') await updateState(tx, [card.id], 'active')
    return { ...card, state: 'active' }
  })
}

type Outcome = { card: GiftCard } | { wait: number } | { refusal: UserError }

/** Counts the try before the code is looked up, and takes it back unless the code was wrong: a wrong one stays counted. */
async function guess(
  ctx: Context,
  cartId: string | null,
  typed: string,
  accept: (tx: Writer, card: GiftCard | undefined) => Promise<GiftCard | undefined>,
): Promise<GiftCard> {
  const code = await readCode(ctx, typed)
  const address = ctx.visitor?.address ?? null
  const counts = [
    ...(address === null ? [] : [{ limit: perAddress, key: address }]),
    ...(cartId === null ? [] : [{ limit: perCart, key: cartId }]),
  ]
  const outcome = await ctx.transaction(async (tx): Promise<Outcome> => {
    const note = async (refused: Outcome): Promise<Outcome> => {
      await noteRefusedCode(tx, 'gift card', ctx.store.id, ctx.now)
      return refused
    }
    for (const { limit, key } of counts) {
      const wait = await countAttempt(tx, limit, key, ctx.now)
      if (wait > 0) return note({ wait })
    }
    const card = await accept(tx, await selectByCode(tx, code))
    if (card === undefined) return note({ refusal: invalid() })
    for (const { limit, key } of counts) await takeBackAttempt(tx, limit, key)
    return { card }
  })
  if ('wait' in outcome) throw tooManyAttempts(ctx.visitor, outcome.wait)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.card
}

/** The digits of a code, of exactly the shop's length. */
async function readCode(ctx: Context, typed: string): Promise<string> {
  const length = (await storeSettings(ctx))['gift_card/general/code_length']
  const fault = checkDigits(typed, length)
  if (fault !== null)
    throw new UserError('graphql-input', fault.defaultMessage.replace('{value}', String(length)), 'GIFT_CARD_DIGITS')
  return typed.trim()
}
