import { AdoptClientDocument, LeaveClientDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { whenFree } from '#src/cart/hold-reload.ts'
import { leaveNotice } from '#src/customer/leave-notice.ts'
import { dropClient, keepClient, type AdoptedClient } from './adopted-client.ts'

/** Whom to adopt: one that was found, or a new one whose account is opened for the address. */
export type Wanted =
  | ({ readonly searchId: string } & Omit<AdoptedClient, 'until' | 'owner'>)
  | { readonly searchId?: never; readonly email: string }

/** Acts for the client from now on and loads the page anew. Throws GraphqlFailure when the shop refuses. */
export async function actFor(wanted: Wanted): Promise<void> {
  const { email } = wanted
  const input =
    wanted.searchId === undefined
      ? { register: true, customer_email: email }
      : { register: false, customer_id: wanted.searchId }
  const { generateAgentToken: given } = await mutate(AdoptClientDocument, { input }, undefined, { isSaid: true })
  if (!given?.token) throw new Error('The shop gave no token')
  const names = wanted.searchId === undefined ? { firstname: '', lastname: '' } : wanted
  await keepClient(given.token, { email, firstname: names.firstname, lastname: names.lastname })
  window.location.reload()
}

/** Ends acting for the client here and on the server, and loads the page anew. */
export async function leaveClient(): Promise<void> {
  // Left is left, also where the server cannot be told: the token ends by itself.
  await mutate(LeaveClientDocument, {}, undefined, { isSaid: true }).catch(() => undefined)
  await endActing('agent.notice.left')
}

/** The shop does not believe the token any more, or is about to: what it was for is forgotten and the page loaded anew. */
export async function endActing(notice: 'agent.notice.left' | 'agent.notice.ended'): Promise<void> {
  await dropClient()
  await leaveNotice(notice)
  whenFree(() => window.location.reload())
}
