import { describe, expect, it } from 'vitest'
import { missingConsents } from '#src/domains/consent/agreements.ts'
import { agreementsOf, givenAgreements } from './agreements.ts'

const t = (key: string): string => key

const page = {
  agreements: [
    {
      __typename: 'Agreement' as const,
      id: 4,
      front_label: 'Regulamin',
      content: 'Treść',
      small_description: null,
      required: true,
      version: 3,
      links: [{ __typename: 'AgreementLink' as const, label: 'Regulamin sklepu', relative_url: 'regulamin' }, null],
    },
    {
      __typename: 'Agreement' as const,
      id: 5,
      front_label: 'Ankieta',
      content: null,
      small_description: null,
      required: false,
      version: null,
      links: null,
    },
    null,
  ],
  checkoutAgreements: [
    {
      __typename: 'CheckoutAgreement' as const,
      agreement_id: 4,
      name: 'Terms',
      checkbox_text: 'I accept the terms',
      content: '<p>All</p>',
      is_html: true,
    },
  ],
}

describe('CHK-05 CONS-06 the consents of the checkout', () => {
  it('are required if marked as required, or if they are agreements of standard Magento', () => {
    const agreements = agreementsOf(t, page)
    expect(agreements.map(({ label, isRequired }) => [label, isRequired])).toEqual([
      ['Regulamin', true],
      ['Ankieta', false],
      ['I accept the terms', true],
    ])
    const [terms, , stock] = agreements.map(({ id }) => id)
    expect(missingConsents(agreements, new Set())).toEqual([terms, stock])
    expect(missingConsents(agreements, new Set([terms ?? 0]))).toEqual([stock])
    expect(missingConsents(agreements, new Set([terms ?? 0, stock ?? 0]))).toEqual([])
  })

  it('list a consent once if it is also an agreement of standard Magento', () => {
    const [stock] = page.checkoutAgreements
    const same = { ...page, checkoutAgreements: stock ? [{ ...stock, checkbox_text: 'Regulamin' }] : [] }
    expect(agreementsOf(t, same).map(({ id }) => id)).toEqual([4, 5])
  })

  it('are sent with the order and the shown version, without agreements of standard Magento', () => {
    const agreements = agreementsOf(t, page)
    const all = new Set(agreements.map(({ id }) => id))
    expect(givenAgreements(agreements, new Set())).toEqual([])
    expect(givenAgreements(agreements, all)).toEqual([
      { id: 4, version: 3 },
      { id: 5, version: null },
    ])
    expect(agreements[0]?.links).toEqual([{ label: 'Regulamin sklepu', path: '/regulamin' }])
  })

  it('are the terms and conditions if the server has no consents', () => {
    const none = agreementsOf(t, { agreements: [], checkoutAgreements: [] })
    expect(none.map(({ label }) => label)).toEqual(['checkout.terms'])
    expect(missingConsents(none, new Set())).toEqual([0])
    expect(givenAgreements(none, new Set([0]))).toEqual([])
  })
})
