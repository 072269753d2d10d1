import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { publish } from '#src/platform/events.ts'
import { consentErrors } from './errors.ts'
import {
  hasSubscription,
  insertAnonymization,
  insertUnsubscription,
  selectLink,
  type LinkRow,
} from './links/link-queries.ts'
import { hashCode, requestLink } from './links/mail-links.ts'
import { confirmRequest, stopTextMessages, unsubscribeOwner } from './newsletter/subscription.ts'
import type { LinkPurpose } from './types.ts'

const perAddress: AttemptLimit = { name: 'consent link address', most: 20, seconds: 3_600 }
const perMailbox: AttemptLimit = { name: 'consent link mailbox', most: 3, seconds: 3_600 }

/** Which product alert to unsubscribe from. */
export interface Alert {
  type: string
  email: string
  productUid: string | undefined
}

/** Confirms the newsletter subscription of the email address that received the link. */
export async function confirmNewsletter(context: Context, id: number, code: string): Promise<void> {
  const link = await goodLink(context, 'newsletter', code)
  const isConfirmed = await context.transaction((tx) =>
    confirmRequest(context, tx, link, { id, wish: link.requested ?? null }),
  )
  if (!isConfirmed) throw consentErrors.LINK_INVALID()
}

/** Ends the newsletter of the email address that received the link, or only its text messages. Repeating it changes nothing. */
export async function unsubscribeFromNewsletter(context: Context, id: number, code: string): Promise<void> {
  const link = await goodLink(context, 'newsletter_unsubscribe', code)
  const isEnded = await context.transaction(async (tx) => {
    const isOwn = await hasSubscription(tx, id, link)
    if (isOwn) await (link.kind === 'sms' ? stopTextMessages : unsubscribeOwner)(context, tx, link.email)
    return isOwn
  })
  if (!isEnded) throw consentErrors.LINK_INVALID()
}

/** The unsubscribe link of a product alert with this code. The caller must name the same alert as the link. */
export async function alertLink(context: Context, { type, email, productUid }: Alert, code: string): Promise<LinkRow> {
  const link = await goodLink(context, 'alert', code)
  if (link.kind !== type || link.email !== tidy(email) || (link.productUid ?? undefined) !== productUid)
    throw consentErrors.LINK_INVALID()
  return link
}

/** Records that the owner of the link's email address wants no more emails of its alert. Repeating it is harmless. */
export const refuseAlert = ({ now }: Context, tx: Writer, link: LinkRow): Promise<void> =>
  insertUnsubscription(tx, link, now)

/** Records the anonymization request, once. It is carried out after the commit. */
export async function confirmAnonymization(context: Context, token: string): Promise<void> {
  const link = await goodLink(context, 'anonymization', token)
  await context.transaction(async (tx) => {
    const id = await insertAnonymization(tx, link, context.store.id, context.now)
    if (id !== undefined) await publish(tx, 'consent.anonymizationConfirmed', { id })
  })
}

/** The email address whose owner received this link to the stored data. */
export async function emailOfDataLink(context: Context, code: string): Promise<string> {
  return (await goodLink(context, 'data', code)).email
}

/** Emails a link to the email address, with an hourly limit. */
export async function requestLinkByEmail(
  context: Context,
  purpose: 'alert' | 'anonymization' | 'data',
  alert: Alert,
): Promise<void> {
  const email = tidy(alert.email)
  if (checkEmail(email) !== null) throw platformErrors.EMAIL_INVALID()
  const { type: kind, productUid } = alert
  if ((productUid?.length ?? 0) > 64) throw consentErrors.LINK_INVALID()
  const wait = await context.transaction(async (tx) => {
    const tooSoon = await countBoth(context, tx, email)
    if (tooSoon === 0) await requestLink(tx, { purpose, email, store: context.store.code, kind, productUid })
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
  if (link === undefined || link.websiteId !== context.store.websiteId) throw consentErrors.LINK_INVALID()
  return link
}

const tidy = (email: string): string => normalizeEmail(email).toLowerCase()
