import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AccountPageFragment } from '#src/platform/graphql/documents.gen.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { AccountPage } from './account-page.tsx'

const address = {
  id: 1,
  uid: 'MQ==',
  firstname: 'Ada',
  lastname: 'Byrne',
  company: null,
  street: ['Long Road 1'],
  postcode: 'D01',
  city: 'Dublin',
  country_code: 'IE' as const,
  region: null,
  telephone: '0851234567',
  default_shipping: true,
  default_billing: false,
}
const customer: AccountPageFragment = {
  firstname: 'Ada',
  lastname: 'Byrne',
  email: 'ada@example.com',
  newsletter_status: null,
  default_shipping: '1',
  default_billing: '2',
  taxvat: 'IE1234567T',
  addresses: [address, { ...address, id: 2, uid: 'Mg==', company: 'Byrne Ltd', default_billing: true }],
}
const shown = (text: string) => page.getByText(text, { exact: true })

it('ACC-04 shows the company and VAT number of a company’s profile, and neither of a person’s', async () => {
  const { screen } = await renderInShop(<AccountPage customer={customer} />)
  await expect.element(shown('Byrne Ltd')).toBeVisible()
  await expect.element(shown('VAT number: IE1234567T')).toBeVisible()
  await screen.unmount()
  await renderInShop(<AccountPage customer={{ ...customer, default_billing: '1', taxvat: null }} />)
  await expect.element(shown('ada@example.com')).toBeVisible()
  expect(page.getByText(/Ltd|VAT/).elements()).toEqual([])
})
