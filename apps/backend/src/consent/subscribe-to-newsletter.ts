import { checkEmail, normalizeEmail } from '@bocian/rules/validators.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { wantLink } from './mail-links.ts'
import { keepSubscription } from './queries.ts'
import type { SubscriptionStatus, SubscriptionWish } from './types.ts'

export interface SubscriptionInput {
  email: string
  agreements?: readonly (number | null)[] | null
  sms?: { is_subscribed?: boolean | null; telephone?: string | null } | null
}

const perAddress: AttemptLimit = { name: 'newsletter address', most: 20, seconds: 3_600 }
const perMailbox: AttemptLimit = { name: 'newsletter mailbox', most: 3, seconds: 3_600 }
const mostAgreements = 20
const phoneForm = /^[\d_]{1,20}$/

/** Keeps the wish and answers the same whether the address was known or not: it has yet to be confirmed. */
export async function subscribeToNewsletter(context: Context, input: SubscriptionInput): Promise<SubscriptionStatus> {
  const settings = await storeSettings(context)
  if (!settings['newsletter/general/active']) throw new UserError('graphql-input', 'The newsletter is not available.')
  const wish = checkedWish(input, settings['newsletter/general/phone_field'])
  const { store, now, visitor } = context
  const wait = await context.transaction(async (tx) => {
    const tooSoon =
      (visitor?.address ? await countAttempt(tx, perAddress, visitor.address, now) : 0) ||
      (await countAttempt(tx, perMailbox, `${store.websiteId} ${wish.email}`, now))
    if (tooSoon === 0) {
      await keepSubscription(tx, { websiteId: store.websiteId, storeId: store.id }, wish, 'NOT_ACTIVE', now)
      await wantLink(tx, { purpose: 'newsletter', email: wish.email, store: store.code })
    }
    return tooSoon
  })
  if (wait > 0) throw tooManyAttempts(visitor, wait)
  return 'NOT_ACTIVE'
}

/** Notes the wish of who ticked the newsletter while ordering; it has yet to be confirmed, as any other. */
export async function subscribeBuyer(context: Context, tx: Writer, buyer: string, agreements: number[]): Promise<void> {
  const { store, now } = context
  const settings = await storeSettings(context)
  if (!settings['newsletter/general/active']) return
  const email = normalizeEmail(buyer).toLowerCase()
  if ((await countAttempt(tx, perMailbox, `${store.websiteId} ${email}`, now)) > 0) return
  const wish = { email, telephone: null, agreements }
  await keepSubscription(tx, { websiteId: store.websiteId, storeId: store.id }, wish, 'NOT_ACTIVE', now)
  await wantLink(tx, { purpose: 'newsletter', email, store: store.code })
}

function checkedWish(input: SubscriptionInput, hasPhoneField: boolean): SubscriptionWish {
  const email = normalizeEmail(input.email).toLowerCase()
  if (checkEmail(email) !== null) throw new UserError('graphql-input', 'Enter a valid email address.')
  const agreements = [...new Set((input.agreements ?? []).filter((agreement) => agreement !== null))]
  if (agreements.length > mostAgreements || agreements.some((agreement) => agreement < 1))
    throw new UserError('graphql-input', 'The agreements are not valid.')
  if (!hasPhoneField || !input.sms?.is_subscribed) return { email, telephone: null, agreements }
  const telephone = (input.sms.telephone ?? '').replaceAll(' ', '')
  if (!phoneForm.test(telephone)) throw new UserError('graphql-input', 'Please specify a valid phone number')
  return { email, telephone, agreements }
}
