import { customerIdOf } from '#src/customer/customer.ts'
import type { Writer } from '#src/platform/database.ts'
import { insertCard, lockCard, selectCollected, updateCardPoints, updateOwner } from './card-queries.ts'
import {
  insertEntry,
  insertMember,
  lockMemberOf,
  selectMemberByCard,
  updateActivated,
  updateBlocked,
} from './queries.ts'
import type { EntryReason } from './types.ts'

/** A card, perhaps with its member. */
export interface MemberDraft {
  number: string
  websiteId: number
  /** Null for a card that nobody owns. */
  email: string | null
  /** What the card has collected so far. */
  points: number
  status: 'inactive' | 'active' | 'blocked'
  joinedAt: Date | null
}

type Outcome = 'created' | 'changed' | 'unchanged' | { refusal: string }

/** Saves an imported card. A member who is known is not changed, because the ledger has gone on since the export. */
export async function saveMember(tx: Writer, draft: MemberDraft, now: Date): Promise<Outcome> {
  const { number, websiteId, email, points } = draft
  const customerId = email === null ? null : await customerIdOf(tx, websiteId, email)
  if (customerId === undefined) return { refusal: `there is no customer "${email}" in the website` }
  const known = customerId === null ? undefined : await lockMemberOf(tx, customerId)
  if (known !== undefined)
    return known.cardNumber === number ? 'unchanged' : { refusal: `the customer has the card ${known.cardNumber}` }
  const isNew = await insertCard(tx, { number, websiteId, points, issuedAt: now })
  const card = await lockCard(tx, number)
  if (card === undefined || card.websiteId !== websiteId) return { refusal: 'the card belongs to another website' }
  if (card.memberId !== null) return { refusal: 'the card belongs to somebody else' }
  if (card.points !== points) await updateCardPoints(tx, number, points)
  if (customerId === null) return isNew ? 'created' : card.points === points ? 'unchanged' : 'changed'
  await addMember(tx, draft, customerId, now)
  return 'created'
}

async function addMember(tx: Writer, draft: MemberDraft, customerId: number, now: Date): Promise<void> {
  const memberId = await insertMember(tx, { websiteId: draft.websiteId, customerId, now })
  if (memberId === null) throw new Error(`Customer ${customerId} has become a member meanwhile`)
  await updateOwner(tx, draft.number, memberId)
  if (draft.status === 'blocked') await updateBlocked(tx, memberId, now)
  if (draft.status === 'inactive') return
  const at = draft.joinedAt ?? now
  await updateActivated(tx, memberId, at)
  for (const { number, points } of await selectCollected(tx, memberId))
    await insertEntry(tx, { memberId, at, points, reason: 'card', cardNumber: number })
}

/** An entry of the ledger of the system that the shop used before. */
export interface HistoryDraft {
  /** The merchant's own key of the entry. */
  key: string
  number: string
  at: Date
  points: number
  kind: EntryReason
  orderNumber: string | null
  note: string | null
}

/** Saves an imported entry, once. */
export async function saveHistory(tx: Writer, draft: HistoryDraft): Promise<Outcome> {
  const { key, number, at, points, kind, orderNumber, note } = draft
  const found = await selectMemberByCard(tx, number)
  const member = found?.customerId == null ? undefined : await lockMemberOf(tx, found.customerId)
  if (member?.activatedAt == null) return { refusal: `nobody has activated the card ${number}` }
  const entry = { memberId: member.id, at, points, reason: kind, orderNumber, note, importedKey: key }
  return (await insertEntry(tx, entry)) === null ? 'unchanged' : 'created'
}
