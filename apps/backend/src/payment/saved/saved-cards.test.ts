import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestAgents } from '../../agent/testing-agents.ts'
import { CartClient, polishAddress, type PlacedOrder } from '../../cart/testing-client.ts'
import { saveCustomers } from '../../customer/customer.ts'
import { deliverDueEvents } from '../../testing/testing-events.ts'
import { testShop, type TestShop } from '../../testing/testing.ts'
import { paymentRoutes } from '../payment.ts'
import { AdyenDouble, type NotificationFields } from '../providers/adyen/testing-adyen.ts'
import { testAdyen, useAccounts } from '../testing-accounts.ts'

let adyen: AdyenDouble
let shop: TestShop
let server: FastifyInstance
let guest: CartClient
let count = 0

beforeAll(async () => {
  adyen = await AdyenDouble.open()
  shop = await testShop({ demo: 'small' })
  await useAccounts(shop.database, {
    adyen: testAdyen(adyen.settings, undefined, { milliseconds: 800, tries: 2, pause: 10 }),
  })
  server = Fastify()
  await paymentRoutes(server, shop.database)
  guest = new CartClient(shop)
})
beforeEach(() => {
  adyen.asked.length = 0
  adyen.mishaps.length = 0
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await adyen.close()
})

interface Customer {
  email: string
  client: CartClient
}

async function newCustomer(isAgent = false): Promise<Customer> {
  count += 1
  const draft = { email: `card${count}@example.com`, password: 'Bocian-2026!', firstname: 'Anna', lastname: 'Nowak' }
  await shop.database.transaction((tx) => saveCustomers(tx, [{ ...draft, websiteId: 1, isAgent }], new Date()))
  const { generateCustomerToken: given } = await guest.must<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    draft,
  )
  return { email: draft.email, client: new CartClient(shop, 'pl', given.token) }
}

/** Makes requests as an agent who acts for the customer. */
async function adopt({ email }: Customer) {
  const agents = new TestAgents(shop)
  const headers = await agents.adopt(await agents.signIn((await newCustomer(true)).email), email)
  return <T>(query: string, variables: object = {}) => shop.execute<T>(query, { ...variables }, headers)
}

/** An order of the customer by card. */
async function order({ client }: Customer): Promise<PlacedOrder> {
  const { customerCart } = await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const { id } = customerCart
  await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  await client.setAddress(id, polishAddress)
  for (const step of [
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }',
    `setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc" } }) { cart { id } }',
  ])
    await client.must(`mutation ($id: String!) { ${step} }`, { id })
  return client.place(id)
}

/** Starts the payment. Returns the session's id and the request by which the shop opened it, if it did. */
async function start(client: CartClient, { token }: { token: string }) {
  await client.startPayment(token)
  const { orderPayment } = await client.must<{ orderPayment: { card_session: { id: string } | null } }>(
    'query ($token: String!) { orderPayment(input: { token: $token }) { card_session { id } } }',
    { token },
  )
  return { session: orderPayment.card_session?.id ?? '', body: adyen.askedFor('/sessions').at(-1)?.body ?? {} }
}

const deliverEvents = () => deliverDueEvents(shop.database)
/** Delivers the due events while Adyen fails. */
const failEvents = () => expect(deliverEvents()).rejects.toThrow('Adyen does not answer')

async function notify(item: NotificationFields, deliver = deliverEvents): Promise<void> {
  const { body } = await server.inject({
    method: 'POST',
    url: '/payment/notify/adyen',
    headers: { 'content-type': 'application/json' },
    payload: adyen.webhook(item),
  })
  expect(body).toBe('[accepted]')
  await deliver()
}

/** Pays an order of the customer and saves the card. Returns the card's token at Adyen. */
async function save(customer: Customer, card: Parameters<AdyenDouble['store']>[1] = {}): Promise<string> {
  const placed = await order(customer)
  const { session } = await start(customer.client, placed)
  const token = adyen.store(session, card)
  await notify({ reference: `${placed.number}T1`, value: placed.total, psp: `PSP${placed.number}` })
  return token
}

interface Token {
  public_hash: string
  details: string
  payment_method_code: string
  type: string
}
const fields = 'items { public_hash details payment_method_code type }'

async function cardsOf({ client }: Customer): Promise<Token[]> {
  const { customerPaymentTokens } = await client.must<{ customerPaymentTokens: { items: Token[] } }>(
    `{ customerPaymentTokens { ${fields} } }`,
  )
  return customerPaymentTokens.items
}
const digitsOf = (cards: readonly Token[]) =>
  cards.map(({ details }) => (JSON.parse(details) as { maskedCC: string }).maskedCC)

const remove = ({ client }: Customer, hash: string) =>
  client.execute<{ deletePaymentToken: { result: boolean; customerPaymentTokens: { items: Token[] } } }>(
    `mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { ${fields} } } }`,
    { hash },
  )

async function shopperOf({ email }: Customer): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payment_shopper s join customer_customer c on c.id = s.customer_id where email = ${email}`.execute(
    shop.database.reader,
  )
  return rows[0]?.reference ?? ''
}

/** Makes failed events due again. */
const retryEvents = async () => {
  await sql`update platform_event set next_attempt_at = now(), leased_until = null where delivered_at is null`.execute(
    shop.database.reader,
  )
  await deliverEvents()
}

describe('a payment session', () => {
  it('offers a customer to save the card, under a name that is not personal data', async () => {
    const customer = await newCustomer()
    const first = await start(customer.client, await order(customer))
    expect(first.body).toMatchObject({
      shopperReference: expect.stringMatching(/^[\da-f-]{36}$/),
      shopperInteraction: 'Ecommerce',
      recurringProcessingModel: 'CardOnFile',
      storePaymentMethodMode: 'askForConsent',
    })
    const second = await start(customer.client, await order(customer))
    expect(second.body['shopperReference']).toBe(first.body['shopperReference'])
    const other = await newCustomer()
    expect((await start(other.client, await order(other))).body['shopperReference']).not.toBe(
      first.body['shopperReference'],
    )
  })

  it('never offers it to a guest', async () => {
    const { body } = await start(guest, await guest.order({ payment: 'adyen_cc' }))
    expect(Object.keys(body).filter((name) => /shopper|recurring|store/i.test(name))).toEqual(['shopperLocale'])
  })

  it('of an agent who acts for the customer has no saved cards, and the agent does not get the customer’s', async () => {
    const customer = await newCustomer()
    const placed = await order(customer)
    const own = await start(customer.client, placed)
    const act = await adopt(customer)
    const read = `query ($token: String!) { payment: orderPayment(input: { token: $token }) { card_session { id } } }`
    expect(await act(read, placed)).toMatchObject({ data: { payment: { card_session: null } } })
    await act('mutation ($token: String!) { startPayment(input: { token: $token }) { redirect_url } }', placed)
    const { data } = await act<{ payment: { card_session: { id: string } } }>(read, placed)
    expect(data.payment.card_session.id).not.toBe(own.session)
    expect(adyen.askedFor('/sessions').at(-1)?.body).not.toHaveProperty('shopperReference')
    const { errors } = await act('{ customerPaymentTokens { items { public_hash } } }')
    expect(errors?.[0]?.extensions['code']).toBe('AGENT_FORBIDDEN')
  })
})

describe('a saved card', () => {
  it('is listed with brand, last digits and expiry date once the payment is confirmed', async () => {
    const customer = await newCustomer()
    await save(customer)
    expect(await cardsOf(customer)).toEqual([
      {
        public_hash: expect.stringMatching(/^[\da-f]{64}$/),
        details: '{"type":"VI","brand":"visa","maskedCC":"1111","expirationDate":"03/2030"}',
        payment_method_code: 'adyen_cc',
        type: 'card',
      },
    ])
  })

  it('is not stored unless the shopper ticks the box, and saving it again updates its expiry date', async () => {
    const customer = await newCustomer()
    const placed = await order(customer)
    await start(customer.client, placed)
    await notify({ reference: `${placed.number}T1`, value: placed.total, psp: `PSP${placed.number}` })
    expect(await cardsOf(customer)).toEqual([])
    await save(customer)
    const [before] = await cardsOf(customer)
    await save(customer, { expiryYear: '2033' })
    const after = await cardsOf(customer)
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({ public_hash: before?.public_hash, details: expect.stringContaining('03/2033') })
  })

  it('that Adyen stores after the payment arrives with RECURRING_CONTRACT, however often that is repeated', async () => {
    const customer = await newCustomer()
    const placed = await order(customer)
    const { session } = await start(customer.client, placed)
    await notify({ reference: `${placed.number}T1`, value: placed.total, psp: `PSP${placed.number}` })
    const token = adyen.store(session)
    const late = { eventCode: 'RECURRING_CONTRACT', original: `PSP${placed.number}`, psp: token }
    await notify({ ...late, reference: `${placed.number}T1` })
    await notify({ ...late, reference: `${placed.number}T1` })
    expect(await cardsOf(customer)).toHaveLength(1)
  })

  it('is stored when Adyen responds again after a failure', async () => {
    const customer = await newCustomer()
    const placed = await order(customer)
    const { session } = await start(customer.client, placed)
    adyen.store(session)
    adyen.mishaps.push('down', 'late')
    await notify({ reference: `${placed.number}T1`, value: placed.total, psp: `PSP${placed.number}` }, failEvents)
    expect(await cardsOf(customer)).toEqual([])
    await retryEvents()
    expect(await cardsOf(customer)).toHaveLength(1)
  })

  it('that was deleted at Adyen disappears with the next payment', async () => {
    const customer = await newCustomer()
    await save(customer)
    adyen.stored.set(await shopperOf(customer), [])
    await save(customer, { lastFour: '4242' })
    expect(digitsOf(await cardsOf(customer))).toEqual(['4242'])
  })
})

describe('deletePaymentToken', () => {
  it('removes the card at once, and at Adyen by an event', async () => {
    const customer = await newCustomer()
    await save(customer)
    const token = await save(customer, { lastFour: '4242', brand: 'mc' })
    const [card] = await cardsOf(customer)
    const { data } = await remove(customer, card?.public_hash ?? '')
    expect(data.deletePaymentToken).toMatchObject({ result: true })
    expect(digitsOf(data.deletePaymentToken.customerPaymentTokens.items)).toEqual(['1111'])
    await deliverEvents()
    expect(adyen.stored.get(await shopperOf(customer))?.map(({ id }) => id)).not.toContain(token)
    expect(
      await sql`select from payment_saved_card where token = ${token}`.execute(shop.database.reader),
    ).toMatchObject({
      rows: [],
    })
  })

  it('refuses a removed card and somebody else’s like an unknown one', async () => {
    const [customer, stranger] = [await newCustomer(), await newCustomer()]
    await save(customer)
    const hash = (await cardsOf(customer))[0]?.public_hash ?? ''
    const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
      errors?.[0]?.extensions['code']
    expect(codeOf(await remove(stranger, hash))).toBe('SAVED_PAYMENT_NOT_FOUND')
    expect(codeOf(await remove(customer, 'abc'))).toBe('SAVED_PAYMENT_NOT_FOUND')
    expect((await remove(customer, hash)).errors).toBeUndefined()
    expect(codeOf(await remove(customer, hash))).toBe('SAVED_PAYMENT_NOT_FOUND')
  })

  it('is retried while Adyen is down; a payment meanwhile does not bring the card back', async () => {
    const customer = await newCustomer()
    await save(customer)
    const [card] = await cardsOf(customer)
    await remove(customer, card?.public_hash ?? '')
    adyen.mishaps.push('down', 'hang up')
    await failEvents()
    await save(customer, { lastFour: '4242' })
    expect(digitsOf(await cardsOf(customer))).toEqual(['4242'])
    await retryEvents()
    expect(adyen.stored.get(await shopperOf(customer))?.map(({ lastFour }) => lastFour)).toEqual(['4242'])
  })

  it('succeeds if the response to the deletion was lost, or the card is deleted at Adyen already', async () => {
    const customer = await newCustomer()
    await save(customer)
    const [card] = await cardsOf(customer)
    adyen.stored.set(await shopperOf(customer), [])
    await remove(customer, card?.public_hash ?? '')
    await deliverEvents()
    const { rows } = await sql`
      select from platform_event where type = 'payment.cardRemoved' and delivered_at is null`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
  })
})

describe('a deleted account', () => {
  it('ACC-06 loses its cards at Adyen too, even while Adyen is down, and those that a late payment saves', async () => {
    const customer = await newCustomer()
    await save(customer)
    const late = await order(customer)
    const { session } = await start(customer.client, late)
    const shopper = await shopperOf(customer)
    adyen.mishaps.push('down', 'down')
    await customer.client.must('mutation { deleteCustomer }')
    await failEvents()
    expect(adyen.stored.get(shopper)).toHaveLength(1)
    await retryEvents()
    expect(adyen.stored.get(shopper)).toEqual([])
    adyen.store(session)
    await notify({ reference: `${late.number}T1`, value: late.total, psp: `PSP${late.number}` })
    expect(adyen.stored.get(shopper)).toEqual([])
    const { rows } = await sql`select from payment_shopper where reference = ${shopper}`.execute(shop.database.reader)
    expect(rows).toEqual([])
  })
})

it('the store view says whether cards can be saved', async () => {
  const query = '{ storeConfig { payment_adyen_cc_vault_active } }'
  expect(await guest.must(query)).toEqual({ storeConfig: { payment_adyen_cc_vault_active: '1' } })
  await sql`update payment_method set is_active = false where code = 'adyen_cc'`.execute(shop.database.reader)
  expect(await guest.must(query)).toEqual({ storeConfig: { payment_adyen_cc_vault_active: '0' } })
})
