// The address book of an unmodified Venia. The documents are those of venia-account.json.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { signedInBrowser, type VeniaBrowser, veniaServer } from './testing-venia.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await veniaServer(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Address {
  id: number
  region: { region: string | null; region_id: number | null }
  street: string[]
  default_shipping: boolean
}
interface AddressBook {
  customer: { addresses: Address[] }
  countries: { id: string; full_name_locale: string }[]
}
interface Region {
  id: number
  code: string
  name: string
}

/** The values of the form's fields as Venia sends them. */
const polish = {
  firstname: 'Vera',
  middlename: '',
  lastname: 'Nowak',
  country_code: 'PL',
  street: ['ul. Prosta 1', 'm. 2'],
  city: 'Warszawa',
  region: { region: 'mazowieckie' },
  postcode: '00-001',
  telephone: '500 600 700',
}
const romanian = { ...polish, country_code: 'RO', street: ['Strada Lungă 1'], city: 'Alba Iulia', postcode: '510001' }

const read = (browser: VeniaBrowser) => browser.send<AddressBook>('GetCustomerAddressesForAddressBook')
const regionsOf = async (browser: VeniaBrowser, countryCode: string) =>
  (await browser.send<{ country: { available_regions: Region[] | null } }>('GetRegions', { countryCode })).country
    .available_regions

async function add(browser: VeniaBrowser, address: object): Promise<number> {
  const { createCustomerAddress } = await browser.send<{ createCustomerAddress: { id: number } }>(
    'AddNewCustomerAddressToAddressBook',
    { address },
  )
  return createCustomerAddress.id
}

describe('the address book', () => {
  it('adds, changes and deletes addresses', async () => {
    const browser = await signedInBrowser(server, 'book@example.com')
    expect(await read(browser)).toMatchObject({
      customer: { addresses: [] },
      countries: [{ id: 'PL', full_name_locale: 'Polska' }],
    })
    expect(await browser.send('GetCountries')).toMatchObject({
      countries: [{ id: 'PL', full_name_english: 'Poland', two_letter_abbreviation: 'PL' }],
    })
    // Without a list of regions, the form has a text field.
    expect(await regionsOf(browser, 'PL')).toBeNull()
    const home = await add(browser, { ...polish, default_shipping: true })
    const work = await add(browser, polish)
    const { addresses } = (await read(browser)).customer
    expect(addresses).toMatchObject([
      { ...polish, id: home, middlename: null, telephone: '500600700', default_shipping: true },
      { id: work, default_shipping: false },
    ])
    // A card destructures `region` and maps `street`.
    for (const { region, street } of addresses) expect([region.region, street.length]).toEqual(['mazowieckie', 2])

    const changed = await browser.send('UpdateCustomerAddressInAddressBook', {
      addressId: work,
      updated_address: { ...polish, city: 'Kraków', street: ['ul. Długa 3'], default_shipping: true },
    })
    expect(changed).toMatchObject({
      updateCustomerAddress: { id: work, city: 'Kraków', street: ['ul. Długa 3'], default_shipping: true },
    })
    const defaults = (await read(browser)).customer.addresses.filter((one) => one.default_shipping)
    expect(defaults.map(({ id }) => id)).toEqual([work])
    const deletion = { addressId: home }
    expect(await browser.send('DeleteCustomerAddressFromAddressBook', deletion)).toEqual({
      deleteCustomerAddress: true,
    })
    expect((await read(browser)).customer.addresses.map(({ id }) => id)).toEqual([work])
  })

  it('takes the region from the list of the country, whose select sends the id as a string', async () => {
    const browser = await signedInBrowser(server, 'alba@example.com', 'ro')
    const regions = (await regionsOf(browser, 'RO')) ?? []
    const alba = regions.find(({ name }) => name === 'Alba')
    const id = await add(browser, { ...romanian, telephone: '0712 345 678', region: { region_id: String(alba?.id) } })
    const [address] = (await read(browser)).customer.addresses
    expect(address?.region).toMatchObject({ region: 'Alba', region_code: alba?.code, region_id: alba?.id })
    // An unchanged select sends the number that it was filled with.
    const region = { region_id: address?.region.region_id }
    const updated = { ...romanian, telephone: '0712 345 678', region, city: 'Sebeș' }
    expect(
      await browser.send('UpdateCustomerAddressInAddressBook', { addressId: id, updated_address: updated }),
    ).toMatchObject({ updateCustomerAddress: { city: 'Sebeș', region: { region: 'Alba' } } })
  })

  it('shows what is wrong with an address', async () => {
    const browser = await signedInBrowser(server, 'wrong@example.com')
    const refusals = [
      [{ postcode: '1' }, 'Provided Zip/Postal Code seems to be invalid (ex: 12-345)'],
      [{ country_code: 'CZ' }, 'Country is not available'],
      [{ city: '' }, 'Required parameters are missing: city'],
    ] as const
    for (const [wrong, message] of refusals)
      expect(await browser.refusal('AddNewCustomerAddressToAddressBook', { address: { ...polish, ...wrong } })).toEqual(
        [message, 'graphql-input'],
      )
    const romanianBrowser = await signedInBrowser(server, 'noregion@example.com', 'ro')
    const withoutRegion = { ...romanian, telephone: '0712 345 678', region: {} }
    expect(await romanianBrowser.refusal('AddNewCustomerAddressToAddressBook', { address: withoutRegion })).toEqual([
      'Region is required.',
      'graphql-input',
    ])
    expect((await read(browser)).customer.addresses).toEqual([])
  })

  it('does not find the address of another customer, and keeps the default address', async () => {
    const owner = await signedInBrowser(server, 'owner@example.com')
    const addressId = await add(owner, { ...polish, default_shipping: true })
    const other = await signedInBrowser(server, 'other@example.com')
    const notFound = [`Could not find a address with ID "${addressId}"`, 'graphql-no-such-entity']
    expect(await other.refusal('UpdateCustomerAddressInAddressBook', { addressId, updated_address: polish })).toEqual(
      notFound,
    )
    expect(await other.refusal('DeleteCustomerAddressFromAddressBook', { addressId })).toEqual(notFound)
    expect(await owner.refusal('DeleteCustomerAddressFromAddressBook', { addressId })).toEqual([
      `Customer Address ${addressId} is set as default shipping address and can not be deleted`,
      'graphql-input',
    ])
    expect((await read(owner)).customer.addresses).toMatchObject([{ id: addressId, city: 'Warszawa' }])
  })
})
