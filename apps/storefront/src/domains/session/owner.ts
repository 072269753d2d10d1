import { guest, recall } from '#src/platform/storage/persistence.ts'
import { readToken } from './session-token.ts'

/** The owner of new entries: the signed-in customer, an agent on behalf of a client, or a guest. */
export function ownerOfSession(): string {
  const session = readToken()
  if (!session) return guest
  const client = recall<{ readonly owner?: string }>('agent_client')
  return client ? `${session.owner} for ${client.owner}` : `${session.owner}`
}
