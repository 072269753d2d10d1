import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { publish } from '#src/platform/events.ts'
import { consentErrors } from './errors.ts'
import {
  confirmSubscription,
  insertAnonymization,
  insertUnsubscription,
  selectLink,
  type LinkPurpose,
  type LinkRow,
} from './link-queries.ts'
import { hashCode, requestLink } from './mail-links.ts'

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
  if (!(await context.transaction((tx) => confirmSubscription(tx, id, link, context.now))))
    throw consentErrors.LINK_INVALID()
}

/** Stops the product alert of an unsubscribe link. The caller must name the same alert as the link. */
export async function unsubscribeFromAlert(
  context: Context,
  { type, email, productUid }: Alert,
  code: string,
): Promise<void> {
  const link = await goodLink(context, 'alert', code)
  if (link.kind !== type || link.email !== tidy(email) || (link.productUid ?? undefined) !== productUid)
    throw consentErrors.LINK_INVALID()
  await context.transaction((tx) => insertUnsubscription(tx, link, context.now))
}

/** Records the anonymization request and notifies the shop once. */
export async function confirmAnonymization(context: Context, token: string): Promise<void> {
  const link = await goodLink(context, 'anonymization', token)
  await context.transaction(async (tx) => {
    const isNew = await insertAnonymization(tx, link, context.store.id, context.now)
    if (isNew) await publish(tx, 'consent.anonymizationConfirmed', { email: link.email, store: context.store.code })
  })
}

/** Emails a link to the email address, with an hourly limit. */
export async function requestLinkByEmail(
  context: Context,
  purpose: 'alert' | 'anonymization',
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
