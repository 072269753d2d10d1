import type { CheckoutPageQuery } from '#src/graphql/documents.gen.ts'

/** What is asked to be agreed to before an order. */
export type Agreement = {
  readonly id: number
  readonly name: string
  readonly label: string
  readonly content: string
  readonly isHtml: boolean
  readonly isRequired: boolean
  readonly version: number | null
  readonly links: readonly { readonly label: string; readonly path: string }[]
}

/** What was accepted, and in which words. */
export type GivenAgreement = { readonly id: number; readonly version: number | null }

/** The shop's own terms stand for themselves where the server keeps no agreements. */
export const ownTerms = 0

/**
 * The consents of the checkout: first the shop's own of that scope, then Magento's, each of which is required. A server with
 * both names its own required ones in Magento's form, too: those are asked once.
 */
export function agreementsOf(page: Pick<CheckoutPageQuery, 'agreements' | 'checkoutAgreements'>): readonly Agreement[] {
  const own = (page.agreements ?? []).flatMap((agreement) =>
    agreement
      ? [
          {
            id: agreement.id,
            name: agreement.front_label ?? '',
            label: agreement.front_label ?? '',
            content: agreement.content ?? '',
            isHtml: false,
            isRequired: agreement.required ?? false,
            version: agreement.version ?? null,
            links: (agreement.links ?? []).flatMap((link) =>
              link?.relative_url ? [{ label: link.label ?? '', path: `/${link.relative_url}` }] : [],
            ),
          },
        ]
      : [],
  )
  const isOwn = (label: string): boolean => own.some((agreement) => agreement.isRequired && agreement.label === label)
  const stock = (page.checkoutAgreements ?? []).flatMap((agreement) =>
    agreement && !isOwn(agreement.checkbox_text)
      ? [
          {
            id: -agreement.agreement_id,
            name: agreement.name,
            label: agreement.checkbox_text,
            content: agreement.content,
            isHtml: agreement.is_html,
            isRequired: true,
            version: null,
            links: [],
          },
        ]
      : [],
  )
  return [...own, ...stock]
}

/** The shop's own agreements that were accepted; Magento takes nothing of its own with an order. */
export function givenAgreements(
  agreements: readonly Agreement[],
  given: ReadonlySet<number>,
): readonly GivenAgreement[] {
  return agreements.filter(({ id }) => id > 0 && given.has(id)).map(({ id, version }) => ({ id, version }))
}

/** The required consents that are still missing. */
export function missingConsents(agreements: readonly Agreement[], given: ReadonlySet<number>): readonly number[] {
  const required = agreements.filter(({ isRequired }) => isRequired).map(({ id }) => id)
  const asked = agreements.length > 0 ? required : [ownTerms]
  return asked.filter((id) => !given.has(id))
}
