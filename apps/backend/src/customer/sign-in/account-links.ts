import type { Context, StoreView } from '#src/platform/context.ts'
import { countAttempt, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Writer } from '#src/platform/database.ts'
import { handler, publish } from '#src/platform/events.ts'
import { queueEmail } from '#src/platform/email/email-queue.ts'
import { composeEmailOf, type AccountEmail } from '#src/email/email.ts'
import { findStore, storeUrls } from '#src/store/store.ts'
import { insertLink } from '../link-queries.ts'
import type { LinkPurpose } from '../events.ts'
import { selectByEmail } from '../queries.ts'
import { hashToken, newToken } from './tokens.ts'

interface Addressee {
  id: number
  email: string
  firstname: string
}

const passwordPath = 'customer/account/createPassword'
const week = 7 * 86_400

// An invited customer sets their first password with a reset link, on a page that also asks for the consents of a registration.
const kinds = {
  reset: { path: passwordPath, parameter: 'token', seconds: 3_600, purpose: 'reset', more: {} },
  invite: { path: passwordPath, parameter: 'token', seconds: week, purpose: 'reset', more: { invited: '1' } },
  confirm: { path: 'customer/account/confirm', parameter: 'key', seconds: week, purpose: 'confirm', more: {} },
} as const satisfies Record<LinkPurpose, object>

/** Publishes a link request. Handling it later keeps the response time independent of whether the account exists. */
export async function publishLinkRequest(
  context: Context,
  tx: Writer,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  await publish(tx, 'customer.linkWanted', { purpose, email, store: context.store.code })
}

/** Publishes an attempt to register an email address that already has an account, so that its owner is notified. */
export async function publishTakenEmail(context: Context, tx: Writer, email: string): Promise<void> {
  await publish(tx, 'customer.registeredAgain', { email, store: context.store.code })
}

const ownerMails: AttemptLimit = { name: 'registered again', most: 3, seconds: 86_400 }

export const eventHandlers = [
  handler('customer.registeredAgain', 'customer.mail-registered-again', async (database, { email, store: code }) => {
    const store = await findStore(database.reader, code)
    const account = store && (await selectByEmail(database.reader, store.websiteId, email))
    if (store === undefined || account === undefined) return
    const { base } = await storeUrls({ db: database.reader, store })
    const now = new Date()
    await database.transaction(async (tx) => {
      if ((await countAttempt(tx, ownerMails, String(account.id), now)) > 0) return
      await mailAlreadyRegistered({ store, base, now }, tx, account)
    })
  }),
  handler('customer.linkWanted', 'customer.mail-link', async (database, { purpose, email, store: code }) => {
    const store = await findStore(database.reader, code)
    if (store === undefined) return
    const account = await selectByEmail(database.reader, store.websiteId, email)
    if (account === undefined || (purpose === 'confirm' && account.isConfirmed)) return
    const { base } = await storeUrls({ db: database.reader, store })
    const isInvited = purpose === 'reset' && !account.hasPassword && !account.isAddressProven
    const kind = isInvited ? 'invite' : purpose
    await database.transaction((tx) => mailLink({ store, base, now: new Date() }, tx, kind, account))
  }),
]

/** The store that sends the email, with its base URL, which must be loaded before the transaction. */
export interface EmailOrigin {
  store: StoreView
  base: string
  now: Date
}

/** Emails a one-time link with an expiry. It invalidates an earlier link for the same purpose. */
export async function mailLink(
  { store, base, now }: EmailOrigin,
  tx: Writer,
  kind: LinkPurpose,
  { id, email, firstname }: Addressee,
): Promise<void> {
  const { path, parameter, seconds, purpose, more } = kinds[kind]
  const token = newToken()
  const expiresAt = new Date(now.getTime() + seconds * 1_000)
  await insertLink(tx, { hash: hashToken(token), customerId: id, purpose, expiresAt })
  const url = `${base}${path}?${new URLSearchParams({ email, [parameter]: token, ...more }).toString()}`
  await sendAccountEmail(tx, { store, now }, { email, firstname }, kind, url)
}

/** Notifies the owner of a change, at the given email address. */
export async function mailNotice(
  { store, now }: Pick<Context, 'store' | 'now'>,
  tx: Writer,
  owner: Omit<Addressee, 'id'>,
  kind: 'emailChanged' | 'emailReceived' | 'accountDeleted',
): Promise<void> {
  await sendAccountEmail(tx, { store, now }, owner, kind)
}

type Warning =
  | 'authenticatorAdded'
  | 'newDevice'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeysReset'
  | 'passwordChanged'
  | 'recoveryCodeUsed'
  | 'secondFactorReset'
  | 'socialLinked'
  | 'socialReplaced'
  | 'socialUnlinked'

/** Warns the owner of what a stranger may have done, and links to the page for a new password. */
export async function mailWarning(
  { store, base, now }: EmailOrigin,
  tx: Writer,
  owner: Omit<Addressee, 'id'>,
  kind: Warning,
  values: Record<string, string> = {},
): Promise<void> {
  await sendAccountEmail(tx, { store, now }, owner, kind, `${base}forgot-password`, values)
}

/** Asks the owner of an address to confirm a sign-in with an account of a provider. */
export async function mailSocialLink(
  { store, base, now }: EmailOrigin,
  tx: Writer,
  person: Omit<Addressee, 'id'>,
  { key, provider }: { key: string; provider: string },
): Promise<void> {
  const url = `${base}social-sign-in/confirm?${new URLSearchParams({ key }).toString()}`
  await sendAccountEmail(tx, { store, now }, person, 'socialConfirm', url, { provider })
}

/** Notifies an account's owner that somebody tried to register their email address, and explains how to sign in. */
async function mailAlreadyRegistered(
  { store, base, now }: EmailOrigin,
  tx: Writer,
  owner: Omit<Addressee, 'id'>,
): Promise<void> {
  await sendAccountEmail(tx, { store, now }, owner, 'taken', `${base}forgot-password`)
}

/** Sends an account email. The link is for the button, if there is one. */
async function sendAccountEmail(
  tx: Writer,
  { store, now }: { store: StoreView; now: Date },
  { email, firstname }: Omit<Addressee, 'id'>,
  kind: AccountEmail,
  url?: string,
  values: Record<string, string> = {},
): Promise<void> {
  const content = { values: { ...values, name: firstname || email, email }, ...(url === undefined ? {} : { url }) }
  await queueEmail(tx, { to: email, ...(await composeEmailOf(tx, kind, store, content)) }, now)
}
