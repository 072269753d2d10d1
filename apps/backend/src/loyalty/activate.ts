import { compactCardNumber, isCardNumber } from '@bocian/rules/loyalty.ts'
import { acceptedAgreements, saveAcceptances } from '#src/consent/consent.ts'
import { acceptantOfCustomer } from '#src/customer/customer.ts'
import { countAttempt, takeBackAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import { noteRefusedCode } from '#src/platform/code-alarm.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { lockCard, selectCollected, updateOwner } from './card-queries.ts'
import { loyaltyErrors } from './errors.ts'
import { issueCard } from './issue-card.ts'
import { clubCustomer, statusOf } from './own-member.ts'
import { insertEntry, insertMember, lockMemberOf, updateActivated } from './queries.ts'
import type { Member } from './types.ts'

/** Only valid numbers count that are not the customer's: a typing error does not pass the check digit. */
const perCustomer: AttemptLimit = { name: 'club card', most: 5, seconds: 3_600 }

interface Activation {
  /** The typed number of a card from a shop; null for a new card. */
  cardNumber: string | null
  agreements: readonly (number | null)[] | null
}

/**
 * Activates a membership with a new card, or with a card that nobody owns or that was given to the customer. The points that the
 * customer's cards have collected enter the ledger.
 */
export async function activate(ctx: Context, { cardNumber, agreements }: Activation): Promise<void> {
  const customerId = await clubCustomer(ctx)
  const acceptant = await acceptantOfCustomer(ctx, customerId)
  if (acceptant === undefined) throw platformErrors.NOT_SIGNED_IN()
  const accepted = await acceptedAgreements(ctx, 'loyalty', agreements)
  if (cardNumber !== null && !isCardNumber(cardNumber)) throw loyaltyErrors.LOYALTY_CARD_UNKNOWN()
  const refusal = await ctx.transaction(async (tx) => {
    const known = await lockMemberOf(tx, customerId)
    if (known !== undefined) checkInactive(known)
    const typed = cardNumber === null ? null : compactCardNumber(cardNumber)
    const refused = typed === null ? null : await checkCard(ctx, tx, typed, { customerId, memberId: known?.id ?? null })
    if (refused !== null) return refused
    const { websiteId } = ctx.store
    const memberId = known?.id ?? (await insertMember(tx, { websiteId, customerId, now: ctx.now }))
    // Another request of the customer was faster.
    if (memberId === null) throw loyaltyErrors.LOYALTY_ALREADY_MEMBER()
    await updateOwner(tx, typed ?? (await issueCard(tx, websiteId, ctx.now)), memberId)
    await updateActivated(tx, memberId, ctx.now)
    for (const { number, points } of await selectCollected(tx, memberId))
      await insertEntry(tx, { memberId, at: ctx.now, points, reason: 'card', cardNumber: number })
    await saveAcceptances(ctx, tx, acceptant, accepted)
    return null
  })
  if (refusal !== null) throw refusal
}

function checkInactive(member: Member): void {
  const status = statusOf(member)
  if (status === 'BLOCKED') throw loyaltyErrors.LOYALTY_BLOCKED()
  if (status === 'ACTIVE') throw loyaltyErrors.LOYALTY_ALREADY_MEMBER()
}

/** Locks the card, and counts the attempt if the card is not the customer's to activate. */
async function checkCard(
  ctx: Context,
  tx: Writer,
  number: string,
  { customerId, memberId }: { customerId: number; memberId: number | null },
): Promise<UserError | null> {
  const key = String(customerId)
  const wait = await countAttempt(tx, perCustomer, key, ctx.now)
  if (wait > 0) return tooManyAttempts(ctx.visitor, wait, loyaltyErrors.LOYALTY_CARD_ATTEMPTS())
  const card = await lockCard(tx, number)
  const isOwn = card?.websiteId === ctx.store.websiteId && (card.memberId === null || card.memberId === memberId)
  if (!isOwn) {
    await noteRefusedCode(tx, 'club card', ctx.store.id, ctx.now)
    return loyaltyErrors.LOYALTY_CARD_UNKNOWN()
  }
  await takeBackAttempt(tx, perCustomer, key)
  return null
}
