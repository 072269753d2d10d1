import { fingerprint } from '#src/browser-storage/fingerprint.ts'
import { keep, recall } from '#src/browser-storage/persistence.ts'
import { forgetClient, forgetVisitor } from '#src/customer/forget-visitor.ts'
import { currentStore, keepToken, readToken } from '#src/customer/session-token.ts'
import { forgetAnswers } from '#src/graphql/client.ts'

/** Whom the agent acts for. */
export type AdoptedClient = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  /** When the shop stops believing the token, in milliseconds since 1970. */
  readonly until: number
  /** The client's fingerprint, which marks the owner of entries in the browser's storage. */
  readonly owner: string
}

type Client = Omit<AdoptedClient, 'until' | 'owner'>

const lifetime = 3600

/** The client whom the agent of this browser acts for. */
export function adoptedClient(): AdoptedClient | undefined {
  return recall<string>('agent_token') === undefined ? undefined : recall<AdoptedClient>('agent_client')
}

/** Keeps the token and the client for an hour, and begins with the client's cart and nothing else that was known. */
export async function keepClient(token: string, client: Client): Promise<void> {
  const owner = fingerprint(client.email.toLowerCase())
  keep('agent_client', { ...client, until: Date.now() + lifetime * 1000, owner }, lifetime)
  keep('agent_acting', true)
  keep('agent_token', token, lifetime)
  await startAnew()
}

/** Forgets the token, the client and everything that was known of the client. */
export async function dropClient(): Promise<void> {
  forgetClient()
  await startAnew()
}

/** The carts of all markets and every kept answer belong to whoever was here before. */
async function startAnew(): Promise<void> {
  forgetVisitor()
  const store = currentStore()
  const session = readToken(store)
  // The cart of no market is the shopper's any more: each is asked for again.
  if (session) keepToken(store, { ...session, groups: [] })
  await forgetAnswers()
}
