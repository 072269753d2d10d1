import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signInBeforeEach } from '#src/domains/session/testing-session.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { lateFailure } from '#src/platform/testing/late-failure.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { action as changeBook, Component as AddressBook, loader as loadBook } from './address-book.route.tsx'
import { action as saveAddress, Component as Address, loader as loadAddress } from './address.route.tsx'

const home = {
  __typename: 'CustomerAddress',
  id: 1,
  uid: btoa('1'),
  firstname: 'Ada',
  lastname: 'Byrne',
  street: ['Long Lane 1'],
  postcode: 'D02 AF30',
  city: 'Dublin',
  country_code: 'IE',
  telephone: '+353851234567',
  default_shipping: true,
  default_billing: false,
}
const office = { ...home, id: 2, uid: btoa('2'), street: ['Short Street 2'], default_shipping: false }
const countries = [{ id: 'IE', full_name_locale: 'Ireland', available_regions: null }]
const storeConfig = { default_country: 'IE' }

signInBeforeEach()

describe('ACC-01 the address book', () => {
  const open = async (addresses: readonly object[]) => {
    const left = [...addresses]
    const calls = fakeGraphql({
      AddressBook: () => ({ customer: { id: '1', addresses: left } }),
      DeleteAddress: () => {
        left.shift()
        return { updateCustomerAddressV2: { uid: home.uid }, deleteCustomerAddressV2: true }
      },
    })
    await renderInShop(
      <ToastProvider>
        <AddressBook />
      </ToastProvider>,
      { loader: loadBook, action: changeBook, path: '/address-book' },
    )
    return calls
  }

  it('deletes an address, also a default one, after a second press', async () => {
    const calls = await open([home, office])
    await page.getByRole('button', { name: 'Delete: Long Lane 1' }).click()
    const confirm = page.getByRole('button', { name: 'Yes, delete it: Long Lane 1' })
    await expect.element(confirm).toHaveFocus()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(page.getByRole('button', { name: 'Delete: Long Lane 1' })).toHaveFocus()
    expect(calls.map(({ operation }) => operation)).not.toContain('DeleteAddress')
    await page.getByRole('button', { name: 'Delete: Long Lane 1' }).click()
    await confirm.click()
    await expect.element(page.getByText('The address has been deleted.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(page.getByText('Long Lane 1').elements()).toEqual([])
    expect(calls.find(({ operation }) => operation === 'DeleteAddress')?.variables).toEqual({
      uid: home.uid,
      isDefault: true,
    })
  })

  it('offers to add the first address', async () => {
    await open([])
    await expect
      .element(page.getByRole('link', { name: 'Add an address' }))
      .toHaveAttribute('href', '/eu/address-book/new')
  })
})

describe('ACC-01 ACC-04 the form of an address', () => {
  const open = async (id: string, addresses: readonly object[], responses: Parameters<typeof fakeGraphql>[0] = {}) => {
    const settings = { countries, storeConfig }
    const calls = fakeGraphql({
      AddressPage: { customer: { id: '1', addresses }, ...settings },
      AddressFormRules: settings,
      CreateAddress: { createCustomerAddress: { uid: 'new' } },
      UpdateAddress: { updateCustomerAddressV2: { uid: home.uid } },
      ...responses,
    })
    const { router } = await renderInShop(
      <ToastProvider>
        <Address />
      </ToastProvider>,
      {
        loader: (args) => loadAddress({ ...args, params: { id } }),
        action: saveAddress,
        path: `/address-book/${id}`,
      },
    )
    return { calls, router }
  }
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  }
  const save = page.getByRole('button', { name: 'Save address' })
  const inputOf = (calls: Awaited<ReturnType<typeof open>>['calls'], operation: string) =>
    calls.find((call) => call.operation === operation)?.variables

  it('saves a company as the first address and as both defaults, then returns to the list', async () => {
    const { calls, router } = await open('new', [])
    await page.getByRole('radio', { name: 'Company' }).click({ force: true })
    await fill({
      'Company name': 'Byrne Ltd',
      'VAT number': 'IE1234567T',
      'First name': 'Ada',
      'Last name': 'Byrne',
      'House number and street': 'Long Lane 1',
      Postcode: 'D02 AF30',
      'Town or city': 'Dublin',
      Phone: '0851234567',
    })
    await save.click()
    await expect.element(page.getByText('Your address has been saved.')).toBeVisible()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/address-book')
    expect(inputOf(calls, 'CreateAddress')).toMatchObject({
      input: {
        company: 'Byrne Ltd',
        vat_id: 'IE1234567T',
        street: ['Long Lane 1'],
        country_code: 'IE',
        default_shipping: true,
        default_billing: true,
      },
    })
  })

  it('names every missing field in its summary, and keeps what was entered', async () => {
    const { calls } = await open('new', [])
    await fill({ 'First name': 'Ada' })
    await save.click()
    await expect.element(page.getByRole('link', { name: /^Phone: This is a required field/ })).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Ada')
    await expect.element(field('Town or city')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('link', { name: /^Town or city/ }).click()
    await expect.element(field('Town or city')).toHaveFocus()
    expect(inputOf(calls, 'CreateAddress')).toBeUndefined()
  })

  it('is sent once while the shop does not respond, and keeps what was entered if that fails', async () => {
    const { respond, fail } = lateFailure({ updateCustomerAddressV2: { uid: home.uid } })
    const { calls } = await open('1', [home], { UpdateAddress: respond })
    await fill({ 'House number and street': 'New Road 3' })
    await save.click()
    const sent = () => calls.filter(({ operation }) => operation === 'UpdateAddress').length
    await expect.poll(sent).toBe(1)
    await save.click({ force: true })
    fail()
    await expect.element(page.getByText(/The shop is very busy/)).toBeVisible()
    await expect.element(field('House number and street')).toHaveValue('New Road 3')
    expect(sent()).toBe(1)
    await save.click()
    await expect.element(page.getByText('Your address has been saved.')).toBeVisible()
  })

  it('edits a saved address, and shows a refusal at its field', async () => {
    const refuse = () => {
      throw new Error('POST_CODE_INVALID')
    }
    const { calls } = await open('1', [home], { UpdateAddress: refuse })
    await expect.element(field('House number and street')).toHaveValue('Long Lane 1')
    await expect.element(page.getByRole('checkbox', { name: 'Use as my delivery address' })).toBeChecked()
    await fill({ 'House number and street': 'New Road 3' })
    await save.click()
    await expect.element(page.getByRole('link', { name: /^Postcode: / })).toBeVisible()
    await expect.element(field('House number and street')).toHaveValue('New Road 3')
    expect(inputOf(calls, 'UpdateAddress')).toMatchObject({
      uid: home.uid,
      input: { street: ['New Road 3'], company: '', default_shipping: true, default_billing: false },
    })
  })

  it('changes only the defaults of an address in a country that this store does not deliver to', async () => {
    const polish = {
      ...office,
      street: ['Długa 5'],
      postcode: '00-238',
      city: 'Warszawa',
      country_code: 'PL',
      telephone: '+48501234567',
    }
    const { calls, router } = await open('2', [home, polish])
    for (const line of ['Ada Byrne', 'Długa 5', '00-238 Warszawa', '+48501234567'])
      await expect.element(page.getByText(line, { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^This address is in another country \(Poland\)/)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    await page.getByRole('checkbox', { name: 'Use as my billing address' }).click({ force: true })
    await save.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/address-book')
    expect(inputOf(calls, 'UpdateAddress')).toEqual({
      uid: polish.uid,
      input: { default_shipping: false, default_billing: true },
    })
    expect(inputOf(calls, 'CreateAddress')).toBeUndefined()
  })
})
