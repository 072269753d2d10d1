import type { Reader, Writer } from '#src/platform/database.ts'
import { encodeUid } from '#src/platform/uid.ts'
import {
  lockByIds,
  selectByCode,
  selectByIds,
  selectLatest,
  selectMovements,
  updateState,
  type Movement,
} from './queries.ts'
import { shownCode } from './shown-code.ts'
import type { GiftCard, GiftCardState } from './types.ts'

export { personalData } from './personal-data-queries.ts'
export { spentOfBought, voidBought } from './bought-cards.ts'
export { calculateCardPayments } from './calculate-card-payments.ts'
export { findCardForCart } from './find-card.ts'
export { lastDays } from './last-day.ts'
export { shownCode } from './shown-code.ts'
export { refundCards, spendableCards, cardChargeOf, chargeCardsAgain } from './pay-with-cards.ts'
export type { CardPayment, GiftCard } from './types.ts'

/** The newest cards first, optionally only those of one order. */
export async function latestCards(db: Reader, orderId: number | null, limit: number): Promise<GiftCard[]> {
  return selectLatest(db, orderId, limit)
}

/** The id of one of these cards, which is named by its code, by its uid, or by its code as it is shown. */
export async function cardIdOf(db: Reader, ids: readonly number[], name: string): Promise<number | undefined> {
  if (ids.length === 0) return undefined
  const cards = await selectByIds(db, ids)
  // Several cards may be shown alike. The first is the one that was applied first.
  const asApplied = ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const isNamed = ({ id, code }: GiftCard): boolean => code === name || encodeUid(id) === name
  return (asApplied.find(isNamed) ?? asApplied.find(({ code }) => shownCode(code) === name))?.id
}

/** The code of a card that staff name by its code, or by its id as in `card-12`. */
export async function codeOfNamed(db: Reader, name: string): Promise<string> {
  const id = /^card-(\d{1,15})$/.exec(name)?.[1]
  const [card] = id === undefined ? [] : await selectByIds(db, [Number(id)])
  return card?.code ?? name
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
