import { AdoptClientDocument, LeaveClientDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { whenNoPayment } from '../end/defer-reload-during-payment.ts'
import { leaveNotice } from '../end/leave-notice.ts'
import { dropClient, keepClient, type AdoptedClient } from './adopted-client.ts'

/** The client to act for: an existing client, or a new client to register by email address. */
export type Wanted =
  | ({ readonly searchId: string } & Omit<AdoptedClient, 'until' | 'owner'>)
  | { readonly searchId?: never; readonly email: string }

/** Starts acting for a client and reloads the page. Throws GraphqlFailure if the server refuses. */
export async function actFor(wanted: Wanted): Promise<void> {
  const { email } = wanted
  const input =
    wanted.searchId === undefined
      ? { register: true, customer_email: email }
      : { register: false, customer_id: wanted.searchId }
  const { generateAgentToken: given } = await mutate(AdoptClientDocument, { input }, undefined, {
    isErrorHandled: true,
  })
  if (!given?.token) throw new Error('The server returned no token')
  const names = wanted.searchId === undefined ? { firstname: '', lastname: '' } : wanted
  await keepClient(given.token, { email, firstname: names.firstname, lastname: names.lastname })
  window.location.reload()
}

/** Stops acting for the client, on the server too, and reloads the page. */
export async function leaveClient(): Promise<void> {
  // Leave even if the server cannot be reached: the token expires by itself.
  await mutate(LeaveClientDocument, {}, undefined, { isErrorHandled: true }).catch(() => undefined)
  await endActing('agent.notice.left')
}

/**
 * Ends acting for a client whose token is no longer valid or is about to expire: removes the client's data and reloads the
 * page.
 */
export async function endActing(notice: 'agent.notice.left' | 'agent.notice.ended'): Promise<void> {
  await dropClient()
  await leaveNotice(notice)
  whenNoPayment(() => window.location.reload())
}
