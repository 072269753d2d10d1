import { maskPhone, phoneCountry } from '@bocian/rules/phone.ts'
import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import {
  ChangeSubscriptionDocument,
  CommunicationsDocument,
  type CommunicationsQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { translatorOf, type Translate } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { consentName, shopAgreements } from '#src/domains/consent/agreements.ts'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { AccountConsents } from './account-consents.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { hasErrors, refusedOutcome, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { guarded, leaveIfSignedOut } from '#src/shell/account/guard.ts'
import { accountNewsletter, checkChoice, choiceVariables, isHidden, needsLink } from './newsletter-choice.ts'
import { NewsletterFields } from './newsletter-fields.tsx'
import { isNewsletterWanted, newsletterText } from './newsletter-text.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

const load = (request: Request) => query(CommunicationsDocument, {}, request, { policy: 'network-only' })

export const loader = guarded(({ request }) => load(request))

/** Changes what the customer gets of the newsletter. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  let outcome: FormOutcome = { errors: {}, values: {} }
  try {
    outcome = checkChoice(form, accountNewsletter(await load(request)), store)
    if (hasErrors(outcome)) return data(outcome, { status: 422 })
    const wish = choiceVariables(outcome, form.has('has-phone'), store.country)
    const { updateCustomerV2: changed } = await mutate(ChangeSubscriptionDocument, wish, request)
    const byLink = needsLink(wish, changed?.customer) ? 'on' : ''
    return data<FormOutcome>({ ...outcome, values: { ...outcome.values, byLink }, isDone: true })
  } catch (error) {
    await leaveIfSignedOut(error, request)
    return data(refusedOutcome(translatorOf(store.locale), error, outcome), { status: 422 })
  }
}

/** The page with the customer's communication preferences. */
export function Component() {
  const t = useT()
  const page = useGuardedData<CommunicationsQuery>()
  const customer = page?.customer
  const outcome = useActionData<FormOutcome>()
  return (
    <AccountFrame title={t('customer.communications.title')}>
      {customer ? (
        <>
          {outcome?.isDone ? (
            <DoneNotice
              title={t(outcome.values['byLink'] ? 'customer.communications.byLink' : 'customer.information.done')}
            />
          ) : null}
          <NewsletterCard page={page} customer={customer} outcome={outcome} />
          <OtherConsents page={page} email={customer.email ?? ''} />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  )
}

type CardProps = {
  readonly page: CommunicationsQuery
  readonly customer: NonNullable<CommunicationsQuery['customer']>
  readonly outcome: FormOutcome | undefined
}

/** The newsletter and its channels; nothing where the store has no newsletter. */
function NewsletterCard({ page, customer, outcome }: CardProps) {
  const t = useT()
  const config = useStoreConfig()
  const hasPhone = config?.newsletter_enable_phone_field ?? false
  if (config?.newsletter_enabled === false) return null
  return (
    <AccountCard title={t(hasPhone ? 'customer.communications.both' : 'customer.communications.email')}>
      <p>{t(newsletterText(customer.newsletter_status))}</p>
      {hasPhone ? <TextMessages customer={customer} /> : null}
      <AccountForm outcome={outcome} labels={labelsOf(t, page)} submit={t('customer.save')} draft="newsletter">
        <NewsletterFields
          key={`${customer.newsletter_status} ${customer.newsletter_sms_status} ${customer.newsletter_telephone}`}
          newsletter={accountNewsletter(page)}
          hasPhone={hasPhone}
          outcome={outcome}
        />
      </AccountForm>
    </AccountCard>
  )
}

/** Whether text messages are sent, and to which number. */
function TextMessages({ customer }: { readonly customer: NonNullable<CommunicationsQuery['customer']> }) {
  const t = useT()
  const { country } = useStore()
  const { newsletter_sms_status: status, newsletter_telephone: number } = customer
  if (!number || !isNewsletterWanted(status)) return null
  const telephone = isHidden(number) ? number : maskPhone(number, phoneCountry({}, country))
  return (
    <p>
      {t(status === 'SUBSCRIBED' ? 'customer.communications.smsOn' : 'customer.communications.smsAwaited', {
        telephone,
      })}
    </p>
  )
}

/** The labels of the newsletter's fields, for the summary of what is wrong. */
function labelsOf(t: Translate, { newsletter, sms }: CommunicationsQuery): Record<string, string> {
  const agreements = [...shopAgreements(newsletter), ...shopAgreements(sms)]
  return {
    sms: t('consent.newsletter.sms'),
    telephone: t('consent.newsletter.phone'),
    ...Object.fromEntries(agreements.map(({ id, label }) => [consentName(id), label])),
  }
}

/** The consents of the account. Those that the newsletter requires are asked for together with it. */
function OtherConsents({ page, email }: { readonly page: CommunicationsQuery; readonly email: string }) {
  const t = useT()
  // An agent who acts for the customer may not see the consents.
  if (!page.customerAcceptedAgreements) return null
  const accepted = new Set(page.customerAcceptedAgreements.flatMap((one) => (one ? [one.agreement_id] : [])))
  const ofNewsletter = new Set(shopAgreements([...(page.newsletter ?? []), ...(page.sms ?? [])]).map(({ id }) => id))
  const agreements = shopAgreements(page.agreements).filter(
    ({ id, isRequired }) => accepted.has(id) || !(isRequired && ofNewsletter.has(id)),
  )
  if (agreements.length === 0) return null
  return (
    <AccountCard title={t('consent.account.title')}>
      <AccountConsents agreements={agreements} accepted={accepted} email={email} />
    </AccountCard>
  )
}
