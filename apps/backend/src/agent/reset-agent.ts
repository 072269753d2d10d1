import { customerIdOf, normalEmail } from '#src/customer/customer.ts'
import { resetSecondFactor } from '#src/customer/second-factor/second-factor.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { endAdoptions, isAgent } from './queries.ts'
import { insertTrail } from './trail-queries.ts'

/**
 * Removes the second factor of an agent who has lost it, so that they can set up a new one, and ends their sessions and the open
 * adoption. Returns false if there is no such agent.
 */
export async function resetAgent(
  tx: Writer,
  { email, origin }: { email: string; origin: { store: StoreView; base: string; now: Date } },
): Promise<boolean> {
  const { store, now } = origin
  const id = await customerIdOf(tx, store.websiteId, normalEmail(email))
  if (id === undefined || !(await isAgent(tx, id))) return false
  const ended = await endAdoptions(tx, id, now)
  await resetSecondFactor(tx, origin, id)
  const line = { at: now, agentId: id, storeId: store.id, detail: 'by staff', outcome: 'done' as const }
  await insertTrail(tx, [
    ...ended.map((open) => ({
      ...line,
      action: 'removeAdoptedClient',
      clientId: open.clientId,
      adoptionId: open.id,
    })),
    { ...line, action: 'resetSecondFactor', clientId: null, adoptionId: null },
  ])
  return true
}
