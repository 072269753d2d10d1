import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { keepToken, readToken } from '#src/domains/session/token/session-token.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { action as changeAccount, Component as Account, loader as loadAccount } from './account-information.route.tsx'
import { action as saveAddress, Component as Address, loader as loadAddress } from './address-book/address.route.tsx'

const signedOut = () => {
  throw new Error('NOT_SIGNED_IN')
}
const settings = {
  countries: [{ id: 'IE', full_name_locale: 'Ireland', available_regions: null }],
  storeConfig: { default_country: 'IE' },
}
const customer = { id: '1', email: 'ada@example.com', firstname: 'Ada', lastname: 'Byrne', addresses: [] }

signInBeforeEach()

/** Presses the button with the ended session, signs in again and opens the page again. */
async function signInAgain(router: Awaited<ReturnType<typeof renderInShop>>['router'], path: string, press: string) {
  await page.getByRole('button', { name: press }).first().click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/sign-in')
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe(`/eu${path}`)
  expect(readToken(englishStore)).toBeUndefined()
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [englishStore.group] })
  await router.navigate(`/eu${path}`)
}

it('AMB-17 an address typed in an ended session is there again after the sign-in', async () => {
  fakeGraphql({
    AddressPage: { customer, ...settings },
    AddressFormRules: settings,
    CreateAddress: signedOut,
    CustomerDetails: signedOut,
  })
  const { router } = await renderInShop(<Address />, {
    loader: (args) => loadAddress({ ...args, params: { id: 'new' } }),
    action: saveAddress,
    path: '/address-book/new',
  })
  const fields = {
    'First name': 'Ada',
    'Last name': 'Byrne',
    'House number and street': 'Typed 9',
    Postcode: 'D02 AF30',
    'Town or city': 'Dublin',
    Phone: '0851234567',
  }
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value)
  const grouped = (field('Phone').element() as HTMLInputElement).value
  await signInAgain(router, '/address-book/new', 'Save address')
  // The phone number is grouped while it is typed.
  for (const [name, value] of Object.entries({ ...fields, Phone: grouped }))
    await expect.element(field(name)).toHaveValue(value)
})

it('AMB-17 a name typed in an ended session is there again after the sign-in', async () => {
  fakeGraphql({
    AccountInformationPage: { customer, storeConfig: {} },
    ChangeNames: signedOut,
    CustomerDetails: signedOut,
  })
  const { router } = await renderInShop(<Account />, {
    loader: loadAccount,
    action: changeAccount,
    path: '/account-information',
  })
  const first = page.getByRole('textbox', { name: /^First name/ })
  await first.fill('Typed')
  await signInAgain(router, '/account-information', 'Save')
  await expect.element(first).toHaveValue('Typed')
})
