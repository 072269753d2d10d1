import type { MagentoAgreementFragment, ShopAgreementFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { shopAgreements, type Agreement } from '#src/domains/consent/agreements.ts'

/** A given consent, with the version of the text that was shown. */
export type GivenAgreement = { readonly id: number; readonly version: number | null }

type Page = {
  readonly agreements: readonly (ShopAgreementFragment | null)[] | null
  readonly checkoutAgreements: readonly (MagentoAgreementFragment | null)[] | null
}

/** The terms and conditions and the privacy policy, shown if the server has no consents. */
const ownTerms = (t: Translate): Agreement => ({
  id: 0,
  name: t('checkout.readTerms'),
  label: t('checkout.terms'),
  content: '',
  isHtml: false,
  smallDescription: '',
  isRequired: true,
  version: null,
  links: [
    { label: t('checkout.readTerms'), path: '/terms' },
    { label: t('checkout.readPrivacy'), path: '/privacy' },
  ],
})

/**
 * The consents of the checkout: first those of our own extension, then the agreements of standard Magento, which are all
 * required. Our server lists its required consents in both; they are shown once.
 */
export function agreementsOf(t: Translate, page: Page): readonly Agreement[] {
  const own = shopAgreements(page.agreements)
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
            smallDescription: '',
            isRequired: true,
            version: null,
            links: [],
          },
        ]
      : [],
  )
  const all = [...own, ...stock]
  return all.length > 0 ? all : [ownTerms(t)]
}

/** The given consents to send with the order, without the agreements of standard Magento, which are not accepted here. */
export function givenAgreements(
  agreements: readonly Agreement[],
  given: ReadonlySet<number>,
): readonly GivenAgreement[] {
  return agreements.filter(({ id }) => id > 0 && given.has(id)).map(({ id, version }) => ({ id, version }))
}
