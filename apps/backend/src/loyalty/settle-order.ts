import type { Writer } from '#src/platform/database.ts'
import { settingsOfStore } from '#src/store/store.ts'
import { pointsOfOrder, pointsTakenBack } from './calculate-settlement.ts'
import { viewMember } from './own-member.ts'
import { insertEntry, insertTerms, lockMemberOf, selectTerms } from './queries.ts'
import type { Credit, Member, OrderTerms } from './types.ts'

/** A paid order. Amounts are gross, in minor units. */
export interface PaidOrder {
  id: number
  number: string
  storeId: number
  customerId: number
  paidAt: Date
  /** The goods after discounts, without delivery, gift options and gift cards. */
  goods: number
  /** The credit notes of the order, oldest first. */
  credits: readonly (Credit & { issuedAt: Date })[]
}

/**
 * Enters into the ledger what a paid order earns and what its credit notes take back, each once. Only the payment opens an order's
 * account (`isPayment`), so an order that was paid before the membership began never earns. The transaction must hold the order's
 * lock.
 */
export async function settleOrder(tx: Writer, order: PaidOrder, isPayment: boolean): Promise<void> {
  const member = await lockMemberOf(tx, order.customerId)
  if (member === undefined) return
  const terms = (await selectTerms(tx, order.id)) ?? (isPayment ? await openOrder(tx, member, order) : null)
  if (terms === null) return
  const about = { memberId: member.id, orderId: order.id, orderNumber: order.number }
  const earned = pointsOfOrder(terms)
  if (earned > 0) await insertEntry(tx, { ...about, at: order.paidAt, points: earned, reason: 'order' })
  for (const { id, points } of pointsTakenBack(terms, order.credits)) {
    const at = order.credits.find((credit) => credit.id === id)?.issuedAt ?? order.paidAt
    if (points > 0) await insertEntry(tx, { ...about, at, points: -points, reason: 'return', creditNoteId: id })
  }
}

/** Fixes the terms of an order: those of its store view, with the factor of the member's level before the order. */
async function openOrder(tx: Writer, member: Member, order: PaidOrder): Promise<OrderTerms | null> {
  if (member.activatedAt === null || member.activatedAt > order.paidAt) return null
  const settings = await settingsOfStore(tx, order.storeId)
  const { status, level } = await viewMember(tx, member, settings, order.paidAt)
  const isEarning = status === 'ACTIVE' && settings['loyalty/general/enabled']
  const terms: OrderTerms = {
    goods: order.goods,
    spendPerPoint: settings['loyalty/points/spend_per_point'],
    factor: isEarning ? level.factor : 0,
  }
  await insertTerms(tx, { ...terms, orderId: order.id, memberId: member.id, settledAt: order.paidAt })
  return terms
}
