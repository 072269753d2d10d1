import { customerIdOf, normalEmail, updateIsAgent } from '#src/customer/customer.ts'
import type { StoreView } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { endAdoptions } from './queries.ts'
import { insertTrail } from './trail-queries.ts'

/**
 * Grants or revokes a customer's agent rights. Revoking them also ends the open adoption. Returns false if there is no such
 * account.
 */
export async function appointAgent(
  tx: Writer,
  request: { email: string; store: Pick<StoreView, 'id' | 'websiteId'>; isAgent: boolean; now: Date },
): Promise<boolean> {
  const { store, now, isAgent } = request
  const id = await customerIdOf(tx, store.websiteId, normalEmail(request.email))
  if (id === undefined) return false
  await updateIsAgent(tx, id, isAgent)
  const line = { at: now, agentId: id, storeId: store.id, detail: 'by staff', outcome: 'done' as const }
  const ended = await endAdoptions(tx, id, now)
  await insertTrail(tx, [
    ...ended.map((open) => ({
      ...line,
      action: 'removeAdoptedClient',
      clientId: open.clientId,
      adoptionId: open.id,
    })),
    { ...line, action: isAgent ? 'appoint' : 'dismiss', clientId: null, adoptionId: null },
  ])
  return true
}
