import type { Reader, Writer } from '#src/platform/database.ts'
import {
  lockByIds,
  selectByCode,
  selectByIds,
  selectLatest,
  selectMovements,
  updateState,
  type Movement,
} from './queries.ts'
import type { GiftCard, GiftCardState } from './types.ts'

export { personalData } from './personal-data-queries.ts'
export { spentOfBought, voidBought } from './bought-cards.ts'
export { calculateCardPayments } from './calculate-card-payments.ts'
export { findCardForCart } from './find-card.ts'
export { issueCards } from './issue-cards.ts'
export { refundCards, spendableCards, chargeCards, chargeCardsAgain } from './pay-with-cards.ts'
export type { CardPayment, GiftCard } from './types.ts'

/** The newest cards first, optionally only those of one order. */
export async function latestCards(db: Reader, orderId: number | null, limit: number): Promise<GiftCard[]> {
  return selectLatest(db, orderId, limit)
}

/** The id of the card that has this code, out of these cards. */
export async function cardIdOf(db: Reader, ids: readonly number[], code: string): Promise<number | undefined> {
  return ids.length === 0 ? undefined : (await selectByIds(db, ids)).find((card) => card.code === code)?.id
}

/** A card by its code, with its balance history. */
export async function cardWithMovements(
  db: Reader,
  code: string,
): Promise<{ card: GiftCard; movements: Movement[] } | undefined> {
  const card = await selectByCode(db, code)
  return card === undefined ? undefined : { card, movements: await selectMovements(db, card.id) }
}

/** Activates, locks or voids a card for an operator. A voided card stays voided. Returns false if no card was changed. */
export async function switchCard(tx: Writer, code: string, state: GiftCardState): Promise<boolean> {
  const found = await selectByCode(tx, code)
  if (found === undefined) return false
  const [card] = await lockByIds(tx, [found.id])
  if (card === undefined || card.state === 'voided') return false
  await updateState(tx, [card.id], state)
  return true
}
