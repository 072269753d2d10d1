import { query } from '#src/platform/graphql/client.ts'
import { NewsletterAgreementsDocument } from '#src/platform/graphql/documents.gen.ts'
import { missingConsents, shopAgreements, type Agreement } from './agreements.ts'

/** The agreements of the newsletter, and those of its text messages. */
export type NewsletterAgreements = { readonly emails: readonly Agreement[]; readonly sms: readonly Agreement[] }

/** Loads them in their current wording; without those of text messages if the shop sends none. Throws GraphqlFailure. */
export async function loadNewsletterAgreements(withSms: boolean, request?: Request): Promise<NewsletterAgreements> {
  const { newsletter, sms } = await query(NewsletterAgreementsDocument, { withSms }, request, {
    policy: 'network-only',
  })
  return { emails: shopAgreements(newsletter), sms: shopAgreements(sms ?? null) }
}

/** NEWS-01: the required agreements that are not given. Those of text messages count only if these are wanted. */
export const missingNewsletterConsents = (
  { emails, sms }: NewsletterAgreements,
  given: ReadonlySet<number>,
  wantsSms: boolean,
): readonly number[] => missingConsents(wantsSms ? [...emails, ...sms] : emails, given)
