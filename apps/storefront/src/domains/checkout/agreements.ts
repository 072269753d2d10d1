import type { MagentoAgreementFragment, ShopAgreementFragment } from '#src/platform/graphql/documents.gen.ts'

/** A consent shown before ordering. */
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

/** A given consent, with the version of the text that was shown. */
export type GivenAgreement = { readonly id: number; readonly version: number | null }

type Page = {
  readonly agreements: readonly (ShopAgreementFragment | null)[] | null
  readonly checkoutAgreements: readonly (MagentoAgreementFragment | null)[] | null
}

/** The id of the terms and conditions, shown if the server has no consents. */
export const ownTerms = 0

/**
 * The consents of the checkout: first those of our own extension, then the agreements of standard Magento, which are all
 * required. Our server lists its required consents in both; they are shown once.
 */
export function agreementsOf(page: Page): readonly Agreement[] {
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

/** The given consents to send with the order, without the agreements of standard Magento, which are not accepted here. */
export function givenAgreements(
  agreements: readonly Agreement[],
  given: ReadonlySet<number>,
): readonly GivenAgreement[] {
  return agreements.filter(({ id }) => id > 0 && given.has(id)).map(({ id, version }) => ({ id, version }))
}

/** The required consents that are still missing. */
export function missingConsents(agreements: readonly Agreement[], given: ReadonlySet<number>): readonly number[] {
  const required = agreements.filter(({ isRequired }) => isRequired).map(({ id }) => id)
  const neededIds = agreements.length > 0 ? required : [ownTerms]
  return neededIds.filter((id) => !given.has(id))
}
