import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { UserError } from '#src/platform/user-error.ts'
import {
  confirmSubscription,
  keepAnonymization,
  keepRefusal,
  selectLink,
  type LinkPurpose,
  type LinkRow,
} from './link-queries.ts'
import { hashCode, wantLink } from './mail-links.ts'

const perAddress: AttemptLimit = { name: 'consent link address', most: 20, seconds: 3_600 }
const perMailbox: AttemptLimit = { name: 'consent link mailbox', most: 3, seconds: 3_600 }

/** What an alert is about. */
export interface Alert {
  type: string
  email: string
  productUid: string | undefined
}

/** Subscribes the address that the letter went to. */
export async function confirmNewsletter(context: Context, id: number, code: string): Promise<void> {
  const link = await goodLink(context, 'newsletter', code)
  if (!(await context.transaction((tx) => confirmSubscription(tx, id, link, context.now)))) throw badLink()
}

/** Ends letters about what the link names; it has to be what the caller names. */
export async function refuseAlert(context: Context, { type, email, productUid }: Alert, code: string): Promise<void> {
  const link = await goodLink(context, 'alert', code)
  if (link.kind !== type || link.email !== tidy(email) || (link.productUid ?? undefined) !== productUid) throw badLink()
  await context.transaction((tx) => keepRefusal(tx, link, context.now))
}

/** Takes the wish to be forgotten and tells the shop once. */
export async function confirmAnonymization(context: Context, token: string): Promise<void> {
  const link = await goodLink(context, 'anonymization', token)
  await context.transaction(async (tx) => {
    const isNew = await keepAnonymization(tx, link, context.store.id, context.now)
    if (isNew) await publish(tx, 'consent.anonymizationConfirmed', { email: link.email, store: context.store.code })
  })
}

/** Has a link mailed to the address; a few in an hour. */
export async function askForLink(context: Context, purpose: 'alert' | 'anonymization', alert: Alert): Promise<void> {
  const email = tidy(alert.email)
  if (checkEmail(email) !== null) throw new UserError('graphql-input', 'Enter a valid email address.')
  const { type: kind, productUid } = alert
  if ((productUid?.length ?? 0) > 64) throw badLink()
  const wait = await context.transaction(async (tx) => {
    const tooSoon = await countBoth(context, tx, email)
    if (tooSoon === 0) await wantLink(tx, { purpose, email, store: context.store.code, kind, productUid })
    return tooSoon
  })
  if (wait > 0) throw tooManyAttempts(context.visitor, wait)
}

async function countBoth({ store, visitor, now }: Context, tx: Writer, email: string): Promise<number> {
  const wait = visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0
  return wait || countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now)
}

async function goodLink(context: Context, purpose: LinkPurpose, code: string): Promise<LinkRow> {
  const link = await selectLink(context.db, hashCode(code), purpose, context.now)
  if (link === undefined || link.websiteId !== context.store.websiteId) throw badLink()
  return link
}

const badLink = (): UserError => new UserError('graphql-input', 'The link is not valid or has expired.')

const tidy = (email: string): string => normalizeEmail(email).toLowerCase()
