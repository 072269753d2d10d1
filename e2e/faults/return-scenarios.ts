import type { Page } from 'playwright-core'
import { untilInteractive } from '../browser.ts'
import { admin } from '../shop.ts'
import { textsOf } from '../texts.ts'
import { field, fill } from './fields.ts'
import { placedOrder, signedInAgain, type PlacedOrder } from './orders.ts'
import { callAs, countEmails, linkTo, newCustomer, type Customer } from './people.ts'
import { scenario } from './scenario.ts'

const t = textsOf('pl-PL')
const account = 'PL61109010140000071219812874'

interface KnownReturn {
  uid: string
  number: string
  status: string
  exchange: { status: string } | null
  comments: object[]
  shipping: { tracking: { uid: string }[] }
}

const returnFields =
  'returns { items { uid number status exchange { status } comments { uid } shipping { tracking { uid } } } }'

/** The returns of an order, of this customer or of a guest. */
async function returnsOf({ number, token }: PlacedOrder, customer?: Customer): Promise<KnownReturn[]> {
  if (customer) {
    const query = `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { ${returnFields} } } } }`
    const { customer: me } = await callAs<{ customer: { orders: { items: { returns: { items: KnownReturn[] } }[] } } }>(
      await signedInAgain(customer),
      query,
      { number },
    )
    return me.orders.items[0]?.returns.items ?? []
  }
  const query = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${returnFields} } }`
  const { guestOrderByToken } = await callAs<{ guestOrderByToken: { returns: { items: KnownReturn[] } } }>(
    undefined,
    query,
    { token },
  )
  return guestOrderByToken.returns.items
}

/** An order that has shipped, so that its goods can be returned. */
async function sentOrder(customer?: Customer): Promise<PlacedOrder> {
  const order = await placedOrder(customer ? { customer } : {})
  await admin('order', 'ship', order.number)
  return order
}

const itemOf = async ({ token }: PlacedOrder, customer?: Customer) => {
  const query =
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { id items_eligible_for_return { id } } }'
  const { guestOrderByToken: order } = await callAs<{
    guestOrderByToken: { id: string; items_eligible_for_return: { id: string }[] }
  }>(customer, query, { token })
  return {
    order: order.id,
    items: order.items_eligible_for_return.map(({ id }) => ({
      order_item_uid: id,
      quantity_to_return: 1,
      selected_custom_attributes: [{ attribute_code: 'reason', value: 'other' }],
      entered_custom_attributes: [{ attribute_code: 'bank_account', value: account }],
    })),
  }
}

/** A customer with a return, and its page. */
async function returned() {
  const customer = await newCustomer()
  const order = await sentOrder(customer)
  const { order: uid, items } = await itemOf(order, customer)
  const { requestReturn } = await callAs<{ requestReturn: { return: KnownReturn } }>(
    customer,
    'mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid number } } }',
    { input: { order_uid: uid, items } },
  )
  const { number, uid: returnUid } = requestReturn.return
  return { path: `/returns/rma/detail?return=${number}`, customer, order, uid: returnUid }
}

/** The same with a parcel. */
async function sentBack() {
  const start = await returned()
  await callAs(
    start.customer,
    `mutation ($uid: ID!, $carrier: ID!) { addReturnTracking(
      input: { return_uid: $uid, carrier_uid: $carrier, tracking_number: "JJD1" }) { return { uid } } }`,
    { uid: start.uid, carrier: Buffer.from('dpd').toString('base64') },
  )
  return start
}

/** Both are in stock for exchanges. */
export const exchangedSizes = ['ROLE-C1-SAGE-98', 'ROLE-C1-SAGE-104'] as const
const [oldSize, newSize] = exchangedSizes

/** An order of one size that has shipped, while another size is in stock. */
async function sentSize(customer?: Customer): Promise<PlacedOrder> {
  for (const sku of exchangedSizes) await admin('stock', sku, '50')
  const order = await placedOrder(customer ? { customer } : {}, [{ sku: oldSize, quantity: 1 }])
  await admin('order', 'ship', order.number)
  return order
}

/** A customer with an exchange, and its page. */
async function exchanged() {
  const customer = await newCustomer()
  const order = await sentSize(customer)
  const { order: uid, items } = await itemOf(order, customer)
  const { requestExchange } = await callAs<{ requestExchange: { return: KnownReturn } }>(
    customer,
    'mutation ($input: RequestExchangeInput!) { requestExchange(input: $input) { return { number } } }',
    { input: { order_uid: uid, order_item_uid: items[0]?.order_item_uid, sku: newSize } },
  )
  return { path: `/returns/rma/detail?return=${requestExchange.return.number}`, customer, order }
}

const sizeButton = (page: Page) => page.getByRole('button', { name: t('exchange.to').replace('{size}', '104') })

const byText = (page: Page, name: string) => page.getByRole('button', { name: t(name) })

async function fillReturn(page: Page): Promise<void> {
  const submit = byText(page, 'returns.submit')
  await untilInteractive(submit)
  await page.locator('main input[type="checkbox"]').first().check({ force: true })
  await page.locator('main select').first().selectOption('other')
  await fill(page, { account })
}

export const returnScenarios = [
  scenario({
    mutation: 'RequestReturn',
    arrange: async () => {
      const customer = await newCustomer()
      const order = await sentOrder(customer)
      return { path: `/returns/rma/new?order=${order.number}`, customer, order }
    },
    prepare: fillReturn,
    press: (page) => byText(page, 'returns.submit').click(),
    done: (page) => page.getByText(t('returns.done.title')),
    held: async ({ order, customer }) => (await returnsOf(order, customer)).length,
  }),
  scenario({
    mutation: 'RequestGuestReturn',
    arrange: async () => {
      const order = await sentOrder()
      return { path: `/returns/guest/new?order=${order.token}`, order }
    },
    prepare: fillReturn,
    press: (page) => byText(page, 'returns.submit').click(),
    done: (page) => page.getByText(t('returns.done.confirmTitle')),
    held: ({ order }) => countEmails(order.email, 'mail.return.confirm.title', { number: order.number }),
  }),
  scenario({
    mutation: 'RequestExchange',
    arrange: async () => {
      const customer = await newCustomer()
      const order = await sentSize(customer)
      return { path: `/returns/rma/exchange?order=${order.number}`, customer, order }
    },
    prepare: (page) => untilInteractive(sizeButton(page)),
    press: (page) => sizeButton(page).click(),
    done: (page) => page.getByText(t('exchange.done.title')),
    held: async ({ order, customer }) => (await returnsOf(order, customer)).length,
  }),
  scenario({
    mutation: 'RequestGuestExchange',
    arrange: async () => {
      const order = await sentSize()
      return { path: `/returns/guest/exchange?order=${order.token}`, order }
    },
    prepare: (page) => untilInteractive(sizeButton(page)),
    press: (page) => sizeButton(page).click(),
    done: (page) => page.getByText(t('exchange.done.confirmTitle')),
    held: ({ order }) => countEmails(order.email, 'mail.exchange.confirm.title', { number: order.number }),
  }),
  scenario({
    mutation: 'CancelExchange',
    arrange: exchanged,
    prepare: (page) => untilInteractive(byText(page, 'exchange.cancel')),
    press: (page) => byText(page, 'exchange.cancel').click(),
    done: (page) => page.getByText(t('exchange.canceled')),
    held: async ({ order, customer }) =>
      (await returnsOf(order, customer)).filter(({ exchange }) => exchange?.status === 'RELEASED').length,
  }),
  scenario({
    mutation: 'ConfirmReturn',
    arrange: async () => {
      const order = await sentOrder()
      const { items } = await itemOf(order)
      await callAs(
        undefined,
        'mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { uid } } }',
        { input: { token: order.token, items } },
      )
      const { pathname, search } = await linkTo(order.email, 'confirm=')
      return { path: pathname + search, order }
    },
    press: (page) => byText(page, 'returns.confirm.submit').click(),
    done: (page) => page.getByText(t('returns.done.title')),
    held: async ({ order }) => (await returnsOf(order)).filter(({ status }) => status === 'PENDING').length,
  }),
  scenario({
    mutation: 'AddReturnComment',
    arrange: returned,
    prepare: async (page) => {
      await untilInteractive(byText(page, 'returns.sendMessage'))
      await field(page, 'text').fill('Metka jest jeszcze przyszyta.')
    },
    press: (page) => byText(page, 'returns.sendMessage').click(),
    done: (page) => page.getByText(t('returns.sent')),
    held: async ({ order, customer }) => (await returnsOf(order, customer))[0]?.comments.length ?? 0,
  }),
  scenario({
    mutation: 'AddReturnTracking',
    arrange: returned,
    prepare: async (page) => {
      await untilInteractive(byText(page, 'returns.addTracking'))
      await page.locator('main select').first().selectOption({ label: 'DPD' })
      await field(page, 'number').fill('JJD2')
    },
    press: (page) => byText(page, 'returns.addTracking').click(),
    done: (page) => page.getByText(t('returns.parcelAdded')),
    held: async ({ order, customer }) => (await returnsOf(order, customer))[0]?.shipping.tracking.length ?? 0,
  }),
  scenario({
    mutation: 'RemoveReturnTracking',
    arrange: sentBack,
    press: async (page) => {
      const remove = page.getByRole('button', { name: 'JJD1' })
      await untilInteractive(remove)
      await remove.click()
    },
    done: (page) => page.getByText(t('returns.parcelRemoved')),
    held: async ({ order, customer }) =>
      (await returnsOf(order, customer))[0]?.shipping.tracking.length === 0 ? 1 : 0,
  }),
]
