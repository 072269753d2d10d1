import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient, polishAddress } from '../cart/testing-client.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

async function filledCart(store?: string): Promise<string> {
  const id = await client(store).newCart()
  await client(store).add(id, [{ sku: 'ROLE-S1', quantity: 1 }])
  return id
}

const errorOf = (answer: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => {
  const [error] = answer.errors ?? []
  return { message: error?.message, category: error?.extensions['category'] }
}
const input = (message: string) => ({ message, category: 'graphql-input' })

describe('the email', () => {
  const set = `mutation ($id: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`

  test('AMB-53 is stored with its domain in lower case', async () => {
    const id = await filledCart()
    const answer = await client().must<{ setGuestEmailOnCart: unknown }>(set, { id, email: ' Ada@Example.COM ' })
    expect(answer.setGuestEmailOnCart).toEqual({ cart: { email: 'Ada@example.com' } })
  })

  test.each(['ada', 'ada@', 'a b@example.com', 'ada@example.c'])('%s is refused', async (email) => {
    expect(errorOf(await client().execute(set, { id: await filledCart(), email }))).toEqual(
      input('Invalid email format'),
    )
  })
})

describe('the address', () => {
  test('VAL-21 AMB-54 AMB-55 is normalized: a dash is added, the prefix removed, and spaces are trimmed', async () => {
    const address = { ...polishAddress, firstname: ' Ada ', postcode: '00001', telephone: '+48 123 456 789' }
    const { data } = await client().setAddress(await filledCart(), address)
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
      firstname: 'Ada',
      postcode: '00-001',
      telephone: '123456789',
      country: { code: 'PL', label: 'Polska' },
    })
  })

  test.each(['telephone', '012345678', null])('VAL-14 accepts the phone number %j unchanged', async (telephone) => {
    const { data, errors } = await client().setAddress(await filledCart(), { ...polishAddress, telephone })
    expect(errors).toBeUndefined()
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(address).toMatchObject({ telephone })
    expect(address?.['available_shipping_methods']).not.toEqual([])
  })

  test.each([
    [{ country_code: 'DE' }, 'Country is not available'],
    [{ country_code: 'XX' }, 'Country is not available'],
    [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
    [{ street: [] }, '"Street Address" is a required value.'],
    [{ firstname: '  ' }, '"First Name" is a required value.'],
    [{ lastname: 'x'.repeat(256) }, '"Last Name" cannot contain more than 255 characters.'],
    [{ lastname: '<img src=x>' }, 'Last Name is not valid!'],
    [{ city: 'https://evil.example' }, 'City is not valid!'],
    [{ postcode: '1234' }, 'Provided Zip/Postal Code seems to be invalid (ex: 12-345)'],
    [{ postcode: null }, '"Zip/Postal Code" is a required value.'],
    [{ region_id: 999_999 }, 'The region_id does not match the selected country or region'],
  ])('is refused with %j', async (change, message) => {
    const answer = await client().setAddress(await filledCart(), { ...polishAddress, ...change })
    expect(errorOf(answer)).toEqual(input(message))
  })

  const postCodeOf = (example: string) => `Provided Zip/Postal Code seems to be invalid (ex: ${example})`

  test.each([
    ['pl', 'PL', '+48 123-456-789', '00001', '1234', postCodeOf('12-345')],
    ['cz', 'CZ', '+420 777 123 456', '11000', '1100', postCodeOf('123 45')],
    ['sk', 'SK', '+421 912 345 678', '81101', '8110', postCodeOf('123 45')],
    ['de', 'DE', '0170 1234567', '10115', '101', postCodeOf('12345')],
    ['ua', 'UA', '+380660000001', '01001', '0100', postCodeOf('12345')],
    ['am', 'AM', '091 11 00 50', '0010', '001', postCodeOf('1234')],
  ])(
    'VAL-08 VAL-22 in store %s is refused with a post code in the wrong format',
    async (store, country, phone, code, badCode, codeError) => {
      const good = { ...polishAddress, country_code: country, telephone: phone, postcode: code }
      const id = await filledCart(store)
      expect((await client(store).setAddress(id, good)).errors).toBeUndefined()
      expect(errorOf(await client(store).setAddress(id, { ...good, postcode: badCode }))).toEqual(input(codeError))
    },
  )

  const romanian = { ...polishAddress, country_code: 'RO', postcode: '010101', telephone: '0721123456' }

  test('CHK-08 requires a region if the store setting says so', async () => {
    const id = await filledCart('ro')
    expect(errorOf(await client('ro').setAddress(id, romanian))).toEqual(input('Region is required.'))
    const { data } = await client('ro').setAddress(id, { ...romanian, region: 'CJ' })
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0]?.['region']).toMatchObject({
      code: 'CJ',
      label: 'Cluj',
    })
    expect(errorOf(await client('ro').setAddress(id, { ...romanian, region: 'Nowhere' }))).toEqual(
      input('The region_id does not match the selected country or region'),
    )
  })

  const send = `mutation ($id: String!, $list: [ShippingAddressInput]!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: $list }) { cart { id } } }`

  test.each([
    [[{ address: polishAddress }, { address: polishAddress }], 'You cannot specify multiple shipping addresses.'],
    [
      [{ address: polishAddress, customer_address_id: 1 }],
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
  ])('is refused with the invalid list %#', async (list, message) => {
    expect(errorOf(await client().execute(send, { id: await filledCart(), list }))).toEqual(input(message))
  })

  test('can be a saved one, but only of the same customer', async () => {
    const answer = await client().execute(send, { id: await filledCart(), list: [{ customer_address_id: 1 }] })
    expect(errorOf(answer)).toMatchObject({ category: 'graphql-authorization' })
  })

  test('for billing can differ from that for shipping, be the same, or be used for shipping too', async () => {
    const id = await filledCart()
    const set = `mutation ($id: String!, $billing: BillingAddressInput!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) {
        cart { billing_address { city } shipping_addresses { city same_as_billing } } } }`
    const same = { id, billing: { same_as_shipping: true } }
    expect(errorOf(await client().execute(set, same))).toEqual(
      input('The shipping address is missing. Set the address and try again.'),
    )
    const both = { id, billing: { address: { ...polishAddress, city: 'Łódź' }, use_for_shipping: true } }
    expect(await client().must(set, both)).toMatchObject({
      setBillingAddressOnCart: { cart: { billing_address: { city: 'Łódź' }, shipping_addresses: [{ city: 'Łódź' }] } },
    })
    const other = { id, billing: { address: { ...polishAddress, city: 'Kraków' } } }
    expect(await client().must(set, other)).toMatchObject({
      setBillingAddressOnCart: {
        cart: { billing_address: { city: 'Kraków' }, shipping_addresses: [{ city: 'Łódź', same_as_billing: false }] },
      },
    })
    expect(errorOf(await client().execute(set, { id, billing: {} }))).toEqual(
      input('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".'),
    )
  })
})

describe('the buyer', () => {
  const set = `mutation ($id: String!, $billing: BillingAddressInput!) {
    setBillingAddressOnCart(input: { cart_id: $id, billing_address: $billing }) {
      cart { billing_address { firstname lastname company vat_id } } } }`
  const bill = async (given: object): Promise<unknown> => {
    const billing = { address: { ...polishAddress, ...given } }
    const answer = await client().must<{ setBillingAddressOnCart: { cart: { billing_address: unknown } } }>(set, {
      id: await filledCart(),
      billing,
    })
    return answer.setBillingAddressOnCart.cart.billing_address
  }

  test('PROD-06 can be a private person', async () => {
    expect(await bill({})).toMatchObject({ company: null, vat_id: null })
  })

  test('PROD-06 can be a company, with its name and tax number in addition to the person who orders', async () => {
    const company = { company: 'Bociany Sp. z o.o.', vat_id: 'PL5260001246' }
    expect(await bill(company)).toMatchObject({ ...company, firstname: polishAddress.firstname })
  })
})

describe('delivery', () => {
  const set = `mutation ($id: String!, $list: [ShippingMethodInput]!) {
    setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: $list }) { cart {
      prices { grand_total { value } subtotal_including_tax { value } applied_taxes { label amount { value } } }
      shipping_addresses { selected_shipping_method { carrier_code carrier_title method_title amount { value }
        price_excl_tax { value } price_incl_tax { value } } } } } }`
  const dpd = { carrier_code: 'dpd', method_code: 'standard' }

  test.each([
    ['pl', polishAddress, 'Dostawa kurierem pod drzwi'],
    ['de', { ...polishAddress, country_code: 'DE', postcode: '10115' }, 'Lieferung an die Haustür'],
    ['eu', { ...polishAddress, country_code: 'FR', postcode: '75001' }, 'Courier to your door'],
    [
      'sk',
      { ...polishAddress, country_code: 'SK', postcode: '811 01', telephone: '0912345678' },
      'Doručenie kuriérom na adresu',
    ],
  ])('in store %s has its title in the store’s language', async (store, address, title) => {
    const { data } = await client(store).setAddress(await filledCart(store), address)
    const [first] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(first?.['available_shipping_methods']).toContainEqual(
      expect.objectContaining({
        carrier_code: 'dpd',
        carrier_title: 'DPD',
        method_title: `DPD – ${title}`,
        service_title: title,
      }),
    )
    const titles = first?.['available_shipping_methods'] as { method_title: string }[]
    expect(new Set(titles.map(({ method_title: full }) => full)).size).toBe(titles.length)
  })

  test('adds its price to the total, taxed at the standard rate', async () => {
    const id = await filledCart()
    await client().setAddress(id, polishAddress)
    const answer = await client().must<{ setShippingMethodsOnCart: { cart: Record<string, never> } }>(set, {
      id,
      list: [dpd],
    })
    const { prices, shipping_addresses: addresses } = answer.setShippingMethodsOnCart.cart as unknown as {
      prices: { grand_total: { value: number }; subtotal_including_tax: { value: number } }
      shipping_addresses: { selected_shipping_method: { amount: { value: number } } }[]
    }
    expect(addresses[0]?.selected_shipping_method).toMatchObject({
      carrier_code: 'dpd',
      amount: { value: 15.99 },
      price_incl_tax: { value: 15.99 },
      price_excl_tax: { value: 13 },
    })
    expect(prices.grand_total.value).toBeCloseTo(prices.subtotal_including_tax.value + 15.99, 10)
  })

  test('is taxed by the destination country', async () => {
    const id = await filledCart('eu')
    const taxIn = async (country: string, postcode: string) => {
      await client('eu').setAddress(id, { ...polishAddress, country_code: country, postcode })
      return (await client('eu').read(id)).prices.applied_taxes.map((tax) => tax.label)
    }
    expect(await taxIn('HU', '1051')).toEqual(['VAT 27%'])
    expect(await taxIn('LU', '1009')).toEqual(['VAT 17%'])
  })

  test('refusals', async () => {
    const id = await filledCart()
    const send = async (list: unknown[]) => errorOf(await client().execute(set, { id, list }))
    expect(await send([dpd])).toEqual(input('The shipping address is missing. Set the address and try again.'))
    await client().setAddress(id, polishAddress)
    expect(await send([{ carrier_code: 'ups', method_code: 'x' }])).toEqual(
      input('Carrier with such method not found: ups, x'),
    )
    expect(await send([dpd, dpd])).toEqual(input('You cannot specify multiple shipping methods.'))
    expect(await send([])).toMatchObject({ category: 'graphql-input' })
  })
})

describe('payment', () => {
  const set = `mutation ($id: String!, $code: String!) {
    setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) {
      cart { selected_payment_method { code title } } } }`

  test('is selected by its code and has a title in the store’s language', async () => {
    const id = await filledCart()
    await client().setAddress(id, polishAddress)
    expect(await client().must(set, { id, code: 'banktransfer' })).toEqual({
      setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'banktransfer', title: 'Przelew bankowy' } } },
    })
  })

  test('refusals', async () => {
    const id = await filledCart()
    expect(errorOf(await client().execute(set, { id, code: 'banktransfer' }))).toEqual(
      input('The shipping address is missing. Set the address and try again.'),
    )
    await client().setAddress(id, polishAddress)
    expect(errorOf(await client().execute(set, { id, code: 'gold' }))).toEqual(
      input('The requested Payment Method is not available.'),
    )
  })
})
