import { fingerprint } from '#src/platform/storage/fingerprint.ts'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import { forgetClient, forgetVisitor } from '../end/forget-visitor.ts'
import { currentStore, keepToken, readToken } from '../token/session-token.ts'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'

/** The client an agent acts for. */
export type AdoptedClient = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  /** When the token expires, in milliseconds since 1970. */
  readonly until: number
  /** The client's fingerprint, which marks the owner of entries in the browser's storage. */
  readonly owner: string
}

type Client = Omit<AdoptedClient, 'until' | 'owner'>

const lifetime = 3600

/** The client whom the agent acts for in this browser; undefined if none. */
export function adoptedClient(): AdoptedClient | undefined {
  return recall<string>('agent_token') === undefined ? undefined : recall<AdoptedClient>('agent_client')
}

/** Stores the token and the client for an hour, and clears everything that belongs to the previous visitor. */
export async function keepClient(token: string, client: Client): Promise<void> {
  const owner = fingerprint(client.email.toLowerCase())
  keep('agent_client', { ...client, until: Date.now() + lifetime * 1000, owner }, lifetime)
  keep('agent_acting', true)
  keep('agent_token', token, lifetime)
  await clearVisitor()
}

/** Deletes the token, the client and all data of the client. */
export async function dropClient(): Promise<void> {
  forgetClient()
  await clearVisitor()
}

/** Clears carts and cached responses, which belong to the previous visitor. */
async function clearVisitor(): Promise<void> {
  forgetVisitor()
  const store = currentStore()
  const session = readToken(store)
  // Without groups, the cart is looked up again in each store group.
  if (session) keepToken(store, { ...session, groups: [] })
  await clearCachedResponses()
}
