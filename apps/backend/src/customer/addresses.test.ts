import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from './customer.ts'

let shop: TestShop
const password = 'Bocian-2026!'
const names = ['anna', 'ewa', 'ola', 'iga', 'zoe']

beforeAll(async () => {
  shop = await testShop()
  const drafts = names.map((name) => ({
    websiteId: 1,
    email: `${name}@example.com`,
    password,
    firstname: 'Anna',
    lastname: 'Nowak',
  }))
  await shop.database.transaction((tx) => saveCustomers(tx, drafts, new Date()))
})
afterAll(() => shop.close())

const address = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Długa 1'],
  city: 'Warszawa',
  postcode: '00-238',
  country_code: 'PL',
  telephone: '+48 600 100 200',
}
const fields = `id uid firstname middlename lastname prefix suffix company street city postcode country_code country_id
  telephone fax vat_id default_billing default_shipping region { region region_code region_id } customer_id`

interface Address extends Record<string, unknown> {
  id: number
  uid: string
}

async function signedIn(name: string): Promise<{ authorization: string }> {
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email: `${name}@example.com`, password },
  )
  return { authorization: `Bearer ${data.generateCustomerToken.token}` }
}

const create = (headers: Record<string, string>, input: object) =>
  shop.execute<{ createCustomerAddress: Address | null }>(
    `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${fields} } }`,
    { input },
    headers,
  )
const update = (headers: Record<string, string>, id: number, input: object | null) =>
  shop.execute<{ updateCustomerAddress: Address | null }>(
    `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${fields} } }`,
    { id, input },
    headers,
  )
const remove = (headers: Record<string, string>, id: number) =>
  shop.execute('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, headers)
const book = async (headers: Record<string, string>) =>
  (
    await shop.execute<{ customer: { default_billing: string; default_shipping: string; addresses: Address[] } }>(
      `{ customer { default_billing default_shipping addresses { ${fields} } } }`,
      {},
      headers,
    )
  ).data.customer

async function created(headers: Record<string, string>, more: object = {}): Promise<Address> {
  const { data, errors } = await create(headers, { ...address, ...more })
  expect(errors).toBeUndefined()
  if (data.createCustomerAddress === null) throw new Error('there is no address')
  return data.createCustomerAddress
}

const refusal = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => [
  errors?.[0]?.message,
  errors?.[0]?.extensions['category'],
]

describe('the address book', () => {
  it('GQL-38 keeps every field of an address, and shows it to its owner', async () => {
    const headers = await signedIn('anna')
    const all = {
      ...address,
      prefix: 'Dr',
      middlename: 'Maria',
      suffix: 'Jr',
      company: 'Bocian',
      fax: '221',
      vat_id: 'PL123',
      region: { region: 'Mazowieckie' },
      default_billing: true,
      default_shipping: true,
    }
    const saved = await created(headers, all)
    const { region: _, telephone: _t, ...same } = all
    expect(saved).toMatchObject({ ...same, telephone: '600100200', country_id: 'PL' })
    expect(saved['region']).toMatchObject({ region: expect.stringMatching(/mazowieckie/i) })
    expect(Buffer.from(saved.uid, 'base64').toString()).toBe(String(saved.id))
    expect(await book(headers)).toMatchObject({
      default_billing: String(saved.id),
      default_shipping: String(saved.id),
      addresses: [saved],
    })
  })

  it('has at most one default address of each kind', async () => {
    const headers = await signedIn('ewa')
    const first = await created(headers, { default_billing: true, default_shipping: true })
    const second = await created(headers, { default_shipping: true })
    expect(await book(headers)).toMatchObject({
      default_billing: String(first.id),
      default_shipping: String(second.id),
    })
    await update(headers, first.id, { default_shipping: true })
    expect(await book(headers)).toMatchObject({ default_shipping: String(first.id) })
    await Promise.all([first, second].map(({ id }) => update(headers, id, { default_billing: true })))
    expect((await book(headers)).addresses.filter((one) => one['default_billing'])).toHaveLength(1)
  })

  it('changes only the given fields', async () => {
    const headers = await signedIn('ola')
    const { id } = await created(headers, { company: 'Bocian', vat_id: 'PL1' })
    const { data } = await update(headers, id, { city: 'Kraków', company: null, telephone: '601 202 303' })
    expect(data.updateCustomerAddress).toMatchObject({
      city: 'Kraków',
      company: null,
      telephone: '601202303',
      street: ['Długa 1'],
      vat_id: 'PL1',
      firstname: 'Anna',
    })
    expect((await update(headers, id, null)).data.updateCustomerAddress).toMatchObject({ city: 'Kraków' })
  })

  it('is paginated, and each address can be changed and deleted by uid', async () => {
    const headers = await signedIn('zoe')
    const saved = [await created(headers), await created(headers, { city: 'Gdynia' })]
    const page = await shop.execute<{ customer: { addressesV2: unknown } }>(
      '{ customer { addressesV2(pageSize: 1, currentPage: 2) { items { city } total_count page_info { total_pages } } } }',
      {},
      headers,
    )
    expect(page.data.customer.addressesV2).toEqual({
      items: [{ city: 'Gdynia' }],
      total_count: 2,
      page_info: { total_pages: 2 },
    })
    const changed = await shop.execute(
      'mutation ($uid: ID!) { updateCustomerAddressV2(uid: $uid, input: { city: "Sopot" }) { city } }',
      { uid: saved[1]?.uid },
      headers,
    )
    expect(changed.data).toEqual({ updateCustomerAddressV2: { city: 'Sopot' } })
    const removed = await shop.execute(
      'mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }',
      { uid: saved[0]?.uid },
      headers,
    )
    expect(removed.data).toEqual({ deleteCustomerAddressV2: true })
    expect((await book(headers)).addresses).toHaveLength(1)
  })

  it.each([
    [{ firstname: ' ', city: null }, 'Required parameters are missing: firstname, city'],
    [{ country_code: null, street: [''] }, 'Required parameters are missing: street, country_id'],
    [{ telephone: null }, 'Required parameters are missing: telephone'],
    [{ telephone: '12' }, 'Please specify a valid phone number (ex: 123456789)'],
    [{ country_code: 'DE', postcode: '10115' }, 'Country is not available'],
    [{ postcode: '1' }, 'Provided Zip/Postal Code seems to be invalid (ex: 12-345)'],
    [{ postcode: null }, '"Zip/Postal Code" is a required value.'],
    [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ lastname: '<b>' }, 'Last Name is not valid!'],
    [{ region: { region_id: 999_999 } }, 'The region_id does not match the selected country or region'],
    [{ custom_attributes: [{ attribute_code: 'door', value: '7' }] }, 'Nie ma tu atrybutu „door”.'],
    [{ custom_attributesV2: [{ attribute_code: 'door', value: '7' }] }, 'Nie ma tu atrybutu „door”.'],
  ])('refuses %j and saves nothing', async (change, message) => {
    const headers = await signedIn('iga')
    expect(refusal(await create(headers, { ...address, ...change }))).toEqual([message, 'graphql-input'])
    expect((await book(headers)).addresses).toEqual([])
  })

  it('accepts the older name of the country field', async () => {
    const { country_code: _, ...rest } = address
    const { data } = await create(await signedIn('ola'), { ...rest, country_id: 'PL' })
    expect(data.createCustomerAddress).toMatchObject({ country_code: 'PL' })
  })
})

describe('access to addresses', () => {
  it('is limited to the owner: another customer’s address is not found and stays unchanged', async () => {
    const [owner, other] = [await signedIn('anna'), await signedIn('ewa')]
    const mine = await created(owner)
    const before = await book(owner)
    for (const id of [mine.id, 999_999]) {
      const unknown = [`Could not find a address with ID "${id}"`, 'graphql-no-such-entity']
      expect(refusal(await update(other, id, { city: 'Kraków', default_shipping: true }))).toEqual(unknown)
      expect(refusal(await update(other, id, { default_billing: true }))).toEqual(unknown)
      expect(refusal(await remove(other, id))).toEqual(unknown)
    }
    expect(await book(owner)).toEqual(before)
  })

  it('keeps the free code of a region that is on no list, until the region changes', async () => {
    const headers = await signedIn('ewa')
    const region = { region: 'Zagłębie', region_code: 'ZG' }
    const { data } = await create(headers, { ...address, region })
    const made = data.createCustomerAddress
    expect(made?.['region']).toEqual({ ...region, region_id: null })
    const id = made?.id ?? 0
    expect((await update(headers, id, { city: 'Sosnowiec' })).data.updateCustomerAddress?.['region']).toMatchObject(
      region,
    )
    const other = await update(headers, id, { region: { region: 'Podhale' } })
    expect(other.data.updateCustomerAddress?.['region']).toEqual({
      region: 'Podhale',
      region_code: null,
      region_id: null,
    })
  })

  it('is refused to guests', async () => {
    const guest = ["The current customer isn't authorized.", 'graphql-authorization']
    expect(refusal(await create({}, address))).toEqual(guest)
    expect(refusal(await update({}, 1, { city: 'x' }))).toEqual(guest)
    expect(refusal(await remove({}, 1))).toEqual(guest)
  })

  it('does not allow deleting a default address; any other can be deleted once', async () => {
    const headers = await signedIn('ola')
    const [first, second] = [await created(headers, { default_shipping: true }), await created(headers)]
    expect(refusal(await remove(headers, first.id))).toEqual([
      `Customer Address ${first.id} is set as default shipping address and can not be deleted`,
      'graphql-input',
    ])
    expect((await remove(headers, second.id)).data).toEqual({ deleteCustomerAddress: true })
    expect(refusal(await remove(headers, second.id))).toEqual([
      `Could not find a address with ID "${second.id}"`,
      'graphql-no-such-entity',
    ])
  })

  it('is refused beyond a hundred addresses per customer', async () => {
    const headers = await signedIn('iga')
    const { id } = await created(headers)
    await sql`insert into customer_address (customer_id, address)
      select a.customer_id, a.address from customer_address a, generate_series(1, 99) where a.id = ${id}`.execute(
      shop.database.reader,
    )
    expect(refusal(await create(headers, address))).toEqual([
      'An address book cannot hold more than 100 addresses.',
      'graphql-input',
    ])
  })
})
