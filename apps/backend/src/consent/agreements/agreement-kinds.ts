import { agreementKinds, type AgreementKind } from '../types.ts'

/** The agreements that a customer can see and change in the account. */
const ofAccount: readonly AgreementKind[] = ['registration', 'newsletter', 'newsletter_sms', 'loyalty']

/** The kinds of agreements of a scope, as clients name it: a kind, `newsletterSms` or `my-account`. Empty for any other. */
export function kindsOf(scope: string): readonly AgreementKind[] {
  if (scope === 'my-account') return ofAccount
  const kind = scope === 'newsletterSms' ? 'newsletter_sms' : scope
  return isAgreementKind(kind) ? [kind] : []
}

export const isAgreementKind = (text: string): text is AgreementKind =>
  (agreementKinds as readonly string[]).includes(text)
