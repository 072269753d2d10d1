import { useSyncExternalStore } from 'react'
import { wireApplication } from '#src/platform/application/application.ts'
import { customerDetails, followDetails } from './token/customer-details.ts'
import { followToken, readToken } from './token/session-token.ts'
import { guest, recall } from '#src/platform/storage/persistence.ts'
import type { NoticeKey } from './end/leave-notice.ts'

export type Session = { readonly isSignedIn: boolean; readonly isAgent: boolean; readonly firstname?: string }

const guestSession: Session = { isSignedIn: false, isAgent: false }
let current = guestSession

/**
 * Connects the session with the GraphQL client, which sends the customer's token, and with the browser's storage, whose entries
 * belong to the customer. Call this before any other function here.
 */
export function startSession(): void {
  wireApplication({ credentials: () => ({ token: readToken()?.token }), storageOwner: ownerOfSession })
}

/** The current session. A guest on the server and during hydration, because cached pages are the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(follow, readSession, () => guestSession)
}

/** The current session outside of components; in the browser only. */
export function readSession(): Session {
  const isSignedIn = readToken() !== undefined
  const { firstname, isAgent } = isSignedIn ? customerDetails() : { firstname: undefined, isAgent: false }
  const isSame = isSignedIn === current.isSignedIn && firstname === current.firstname && isAgent === current.isAgent
  if (!isSame) current = { isSignedIn, isAgent, ...(firstname === undefined ? {} : { firstname }) }
  return current
}

function follow(listener: () => void): () => void {
  const stops = [followToken(() => listener()), followDetails(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Signs out here and on the server, and deletes all customer data on this device. Then the notice is shown, if any. */
export async function signOut(notice?: NoticeKey): Promise<void> {
  const { endSession } = await import('./end/end-session.ts')
  await endSession({ isRevoked: true, ...(notice ? { notice } : {}) })
}

/** The owner of new entries: the signed-in customer, an agent on behalf of a client, or a guest. */
function ownerOfSession(): string {
  const session = readToken()
  if (!session) return guest
  const client = recall<{ readonly owner?: string }>('agent_client')
  return client ? `${session.owner} for ${client.owner}` : `${session.owner}`
}
