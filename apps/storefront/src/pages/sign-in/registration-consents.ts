import { consentName, givenConsents, shopAgreements, type Agreement } from '#src/domains/consent/agreements.ts'
import { consentsField, missingErrors } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { query } from '#src/platform/graphql/client.ts'
import { RegistrationAgreementsDocument } from '#src/platform/graphql/documents.gen.ts'

/** The agreements of a registration, and those of the newsletter that it offers. */
export type RegistrationAgreements = {
  readonly account: readonly Agreement[]
  readonly newsletter: readonly Agreement[]
}

/** Loads them. Throws GraphqlFailure. */
export async function loadRegistrationAgreements(request: Request): Promise<RegistrationAgreements> {
  const { agreements, newsletter } = await query(RegistrationAgreementsDocument, {}, request)
  return { account: shopAgreements(agreements), newsletter: shopAgreements(newsletter) }
}

/** The labels of the agreements by the names of their fields, for the summary of errors. */
export const labelsOfConsents = (agreements: readonly Agreement[]): Record<string, string> =>
  Object.fromEntries(agreements.map(({ id, label }) => [consentName(id), label]))

/** Adds to the outcome which required consents are missing, and returns the ids of those that were given. */
export function checkConsents(form: FormData, asked: readonly Agreement[], checked: FormOutcome) {
  const given = givenConsents(form, asked)
  const outcome: FormOutcome = {
    ...checked,
    errors: { ...checked.errors, ...missingErrors(asked, given) },
    values: { ...checked.values, [consentsField]: [...given].join(',') },
  }
  return { outcome, given: [...given] }
}

/** NEWS-01: checks the consents of a registration. Those of the newsletter count only if it is ticked. */
export function checkRegistrationConsents(form: FormData, agreements: RegistrationAgreements, checked: FormOutcome) {
  const isSubscribed = form.get('newsletter') === 'on'
  const asked = [...(isSubscribed ? agreements.newsletter : []), ...agreements.account]
  const values = { ...checked.values, newsletter: isSubscribed ? 'on' : '' }
  const { outcome, given } = checkConsents(form, asked, { ...checked, values })
  return { outcome, consents: { is_subscribed: isSubscribed, agreements: given } }
}
