import type { Writer } from '#src/platform/database.ts'
import { insertEntry, lockMemberOf, selectMemberByCard, updateBlocked } from './queries.ts'
import type { Member } from './types.ts'

/** The member who has a card, present or former, locked. Undefined if nobody does, or the account no longer exists. */
async function lockByCard(tx: Writer, number: string): Promise<Member | undefined> {
  const member = await selectMemberByCard(tx, number)
  return member?.customerId == null ? undefined : lockMemberOf(tx, member.customerId)
}

/** Blocks or unblocks a member. Returns false if nobody has the card. */
export async function switchMember(tx: Writer, number: string, isBlocked: boolean, now: Date): Promise<boolean> {
  const member = await lockByCard(tx, number)
  if (member === undefined) return false
  if (isBlocked !== (member.blockedAt !== null)) await updateBlocked(tx, member.id, isBlocked ? now : null)
  return true
}

/** Adds points to a member's balance or takes some away. Returns why it is refused, or null. */
export async function correctBalance(
  tx: Writer,
  number: string,
  { points, note, now }: { points: number; note: string; now: Date },
): Promise<'unknown' | 'inactive' | null> {
  const member = await lockByCard(tx, number)
  if (member === undefined) return 'unknown'
  if (member.activatedAt === null) return 'inactive'
  await insertEntry(tx, { memberId: member.id, at: now, points, reason: 'correction', note })
  return null
}
