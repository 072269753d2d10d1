import { describe, expect, it } from 'vitest'
import { agreementsOf, missingConsents, ownTerms } from './agreements.ts'

const page = {
  agreements: [
    { __typename: 'Agreement' as const, id: 4, front_label: 'Regulamin', content: 'Treść', required: true },
    { __typename: 'Agreement' as const, id: 5, front_label: 'Ankieta', content: null, required: false },
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

describe('CHK-05 what has to be agreed to before ordering', () => {
  it('is what the scope checkout requires, and what Magento has; the rest may stay open', () => {
    const agreements = agreementsOf(page)
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

  it('is the shop’s own terms where the server keeps none', () => {
    const none = agreementsOf({ agreements: [], checkoutAgreements: [] })
    expect(missingConsents(none, new Set())).toEqual([ownTerms])
    expect(missingConsents(none, new Set([ownTerms]))).toEqual([])
  })
})
