import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { storeSettings } from '#src/store/store.ts'
import { consentErrors } from './errors.ts'
import { requestLink } from './mail-links.ts'
import { upsertSubscription } from './queries.ts'
import type { SubscriptionStatus, SubscriptionRequest } from './types.ts'

export interface SubscriptionInput {
  email: string
  agreements?: readonly (number | null)[] | null
  sms?: { is_subscribed?: boolean | null; telephone?: string | null } | null
}

const perAddress: AttemptLimit = { name: 'newsletter address', most: 20, seconds: 3_600 }
const perMailbox: AttemptLimit = { name: 'newsletter mailbox', most: 3, seconds: 3_600 }
const mostAgreements = 20
const phoneForm = /^[\d_]{1,20}$/

/** Stores the request. Known and unknown email addresses get the same response, since both are still unconfirmed. */
export async function subscribeToNewsletter(context: Context, input: SubscriptionInput): Promise<SubscriptionStatus> {
  const settings = await storeSettings(context)
  if (!settings['newsletter/general/active']) throw consentErrors.NEWSLETTER_NOT_AVAILABLE()
  const request = checkedRequest(input, settings['newsletter/general/phone_field'])
  const { store, now, visitor } = context
  const wait = await context.transaction(async (tx) => {
    const tooSoon =
      (visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0) ||
      (await countAttempt(tx, perMailbox, `${store.websiteId} ${request.email}`, now))
    if (tooSoon === 0) {
      await upsertSubscription(tx, { websiteId: store.websiteId, storeId: store.id }, request, 'NOT_ACTIVE', now)
      await requestLink(tx, { purpose: 'newsletter', email: request.email, store: store.code })
    }
    return tooSoon
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
  return 'NOT_ACTIVE'
}

/** Requests a subscription for a buyer who ticked the newsletter box; it must be confirmed like any other. */
export async function subscribeBuyer(context: Context, tx: Writer, buyer: string, agreements: number[]): Promise<void> {
  const { store, now } = context
  const settings = await storeSettings(context)
  if (!settings['newsletter/general/active']) return
  const email = normalizeEmail(buyer).toLowerCase()
  if ((await countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now)) > 0) return
  const request = { email, telephone: null, agreements }
  await upsertSubscription(tx, { websiteId: store.websiteId, storeId: store.id }, request, 'NOT_ACTIVE', now)
  await requestLink(tx, { purpose: 'newsletter', email, store: store.code })
}

function checkedRequest(input: SubscriptionInput, hasPhoneField: boolean): SubscriptionRequest {
  const email = normalizeEmail(input.email).toLowerCase()
  if (checkEmail(email) !== null) throw platformErrors.EMAIL_INVALID()
  const agreements = [...new Set((input.agreements ?? []).filter((agreement) => agreement !== null))]
  if (agreements.length > mostAgreements || agreements.some((agreement) => agreement < 1))
    throw consentErrors.NEWSLETTER_AGREEMENTS_INVALID()
  if (!hasPhoneField || !input.sms?.is_subscribed) return { email, telephone: null, agreements }
  const telephone = (input.sms.telephone ?? '').replaceAll(' ', '')
  if (!phoneForm.test(telephone)) throw consentErrors.NEWSLETTER_PHONE_INVALID()
  return { email, telephone, agreements }
}
