import { phoneCountry, checkPhone, normalizePhone } from '@bocian/rules/phone.ts'
import { requireValue, type FieldError } from '@bocian/rules/validators.ts'
import { givenConsents, shopAgreements, type Agreement } from '#src/domains/consent/agreements.ts'
import { consentsField, missingErrors } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { isPhoneFilled } from '#src/domains/consent/submit-newsletter.ts'
import type { CommunicationsQuery } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { isNewsletterWanted } from './newsletter-text.ts'

/** The newsletter of an account: what is sent now, and the agreements that a new channel asks for. */
export type AccountNewsletter = {
  readonly hasEmails: boolean
  readonly hasSms: boolean
  /** The number that gets text messages; without its last digits (`•••678`) if the account has not proven its address. */
  readonly telephone: string
  readonly agreements: { readonly emails: readonly Agreement[]; readonly sms: readonly Agreement[] }
}

export function accountNewsletter({ customer, newsletter, sms }: CommunicationsQuery): AccountNewsletter {
  const hasEmails = isNewsletterWanted(customer?.newsletter_status)
  const hasSms = isNewsletterWanted(customer?.newsletter_sms_status)
  return {
    hasEmails,
    hasSms,
    telephone: customer?.newsletter_telephone ?? '',
    agreements: { emails: hasEmails ? [] : shopAgreements(newsletter), sms: hasSms ? [] : shopAgreements(sms) },
  }
}

/** Whether the number is only shown in part, so that it cannot be edited. */
export const isHidden = (telephone: string): boolean => telephone.startsWith('•')

/**
 * Validates the form. An unticked channel needs nothing. NEWS-03: text messages need the emails. Who gets them already may leave the
 * number empty to keep it.
 */
export function checkChoice(
  form: FormData,
  { agreements, telephone: known }: AccountNewsletter,
  store: Pick<StoreView, 'country'>,
): FormOutcome {
  const [wantsEmails, wantsSms] = [form.get('newsletter') === 'on', form.get('sms') === 'on']
  const asked = [...(wantsEmails ? agreements.emails : []), ...(wantsSms ? agreements.sms : [])]
  const given = givenConsents(form, asked)
  const telephone = String(form.get('telephone') ?? '')
  return {
    errors: {
      ...(wantsSms && !wantsEmails ? { sms: smsNeedsEmail } : {}),
      ...phoneErrors(
        wantsSms && !(isHidden(known) && telephone.trim() === ''),
        telephone,
        phoneCountry({}, store.country),
      ),
      ...missingErrors(asked, given),
    },
    values: {
      newsletter: wantsEmails ? 'on' : '',
      sms: wantsSms ? 'on' : '',
      telephone,
      [consentsField]: [...given].join(','),
    },
  }
}

const smsNeedsEmail: FieldError = {
  id: 'validation.smsNeedsEmail',
  defaultMessage: 'SMS newsletter signup requires email newsletter signup',
}

function phoneErrors(isNeeded: boolean, telephone: string, country: string): Record<string, FieldError> {
  if (!isNeeded) return {}
  const isFilled = isPhoneFilled(normalizePhone(telephone, country))
  const error = isFilled ? checkPhone(telephone, country) : requireValue('')
  return error ? { telephone: error } : {}
}

type Changed = Pick<
  NonNullable<CommunicationsQuery['customer']>,
  'newsletter_status' | 'newsletter_sms_status' | 'newsletter_telephone'
>

/**
 * Whether the shop still has what was to be changed: it emails a link if the account has not proven its address. `wish` is what was sent,
 * and `now` is what the shop responded.
 */
export function needsLink(wish: ReturnType<typeof choiceVariables>, now: Changed | null | undefined): boolean {
  if (now?.newsletter_status !== 'SUBSCRIBED') return false
  if (!wish.isSubscribed) return true
  const { is_subscribed: wantsSms, telephone } = wish.sms ?? {}
  if (wantsSms === undefined) return false
  const hasSms = now.newsletter_sms_status === 'SUBSCRIBED'
  return wantsSms !== hasSms || (telephone !== undefined && !sameEnd(telephone, now.newsletter_telephone ?? ''))
}

const sameEnd = (telephone: string, shown: string): boolean => telephone.endsWith(shown.replaceAll('•', ''))

/** What the shop is asked to change. `hasPhone` tells whether the store sends text messages. */
export function choiceVariables({ values }: FormOutcome, hasPhone: boolean, country: string) {
  const wantsSms = values['sms'] === 'on'
  const telephone = normalizePhone(values['telephone'] ?? '', phoneCountry({}, country))
  return {
    isSubscribed: values['newsletter'] === 'on',
    sms: hasPhone ? { is_subscribed: wantsSms, ...(wantsSms && telephone ? { telephone } : {}) } : null,
    agreements: (values[consentsField] ?? '').split(',').filter(Boolean).map(Number),
  }
}
