import { useSyncExternalStore } from 'react'
import { setOwner } from '#src/browser-storage/persistence.ts'
import { setCredentials } from '#src/graphql/credentials.ts'
import { customerDetails, followDetails } from './customer-details.ts'
import { ownerOfSession } from './owner.ts'
import { followToken, readToken } from './session-token.ts'

export type Session = { readonly isSignedIn: boolean; readonly isAgent: boolean; readonly firstname?: string }

const guest: Session = { isSignedIn: false, isAgent: false }
let current = guest

/** Gives the GraphQL client the customer's token and the browser's storage its owner. Called once, before anything else. */
export function startSession(): void {
  setCredentials(() => ({ token: readToken()?.token }))
  setOwner(ownerOfSession)
}

/** Who is here: a guest until the browser has taken over the page, since pages are the same for everyone. */
export function useSession(): Session {
  return useSyncExternalStore(follow, readSession, () => guest)
}

/** The same outside of components; in the browser alone. */
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

/** Ends the session here and on the server, with everything this device keeps of the customer. */
export async function signOut(): Promise<void> {
  const { endSession } = await import('./end-session.ts')
  await endSession({ isRevoked: true })
}
