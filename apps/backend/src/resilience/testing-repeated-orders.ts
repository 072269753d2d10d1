import { polishAddress } from '../cart/testing-client.ts'
import { carrierUid } from '../contract/testing-belongings.ts'
import { returnItem } from '../returns/testing-returns.ts'
import { guestOrder, guestPaying, orderToReturn, savedCard } from './testing-arranged.ts'
import { row, type Sent, type World } from './testing-repeated.ts'

const address = { ...polishAddress, street: ['Nowa 5'] }
const [bought, larger] = ['ROLE-C2-98-RED', 'ROLE-C2-110-RED']

/** Sends an input with the return of a guest's order. */
const ofReturn =
  (more: object) =>
  async (world: World): Promise<Sent> => {
    const { return: uid, orderToken } = await world.guest.create(['return'])
    return { args: { input: { return_uid: uid, order_token: orderToken, ...more } } }
  }

const cancelKey = async (world: World) => {
  const order = await guestOrder(world)
  await world.must(
    `mutation ($token: String!) {
      requestGuestOrderCancel(input: { token: $token, reason: "Inny powód" }) { errorV2 { code } } }`,
    order,
  )
  return { order_id: order.id, confirmation_key: await world.fromMail(order.email, /\?cancel=([\w-]+)/) }
}

const exchange = async (world: World, mutation: 'requestExchange' | 'requestGuestExchange') => {
  const account = mutation === 'requestExchange' ? await world.customer() : undefined
  const order = await orderToReturn(world, account, { sku: bought, quantity: 2 })
  const wanted = { order_item_uid: order.items[0], sku: larger, quantity: 1 }
  const input = account === undefined ? { ...wanted, token: order.token } : { ...wanted, order_uid: order.id }
  return { args: { input }, headers: account?.headers ?? {} }
}

/** Of orders of two pieces, so that a second return or exchange of one would be possible. */
const once = 'an open return with the same content within a minute is the same request'

export const orderRows = [
  row(
    'cancelOrder',
    async (world) => {
      const { belongings, headers } = await world.customer()
      const { orderUid } = await belongings.create(['orderUid'])
      return { args: { input: { order_id: orderUid, reason: 'Inny powód' } }, headers }
    },
    { withoutKey: 'a canceled order cannot be canceled, so its stock returns once' },
  ),
  row('requestGuestOrderCancel', async (world) => {
    const { token } = await guestOrder(world)
    return { args: { input: { token, reason: 'Inny powód' } } }
  }),
  row('confirmCancelOrder', async (world) => ({ args: { input: await cancelKey(world) } }), {
    withoutKey: 'a canceled order cannot be canceled, so its stock returns once',
  }),
  row('changeOrderAddress', async (world) => {
    const { token } = await guestOrder(world)
    return { args: { input: { token, address } } }
  }),
  row(
    'returnOrderToCart',
    async (world) => {
      const { token } = await guestOrder(world, 'adyen_cc')
      return { args: { input: { token } } }
    },
    { withoutKey: 'a canceled order is refused, so its stock returns once' },
  ),
  row('reorderItems', async (world) => {
    const { belongings, headers } = await world.customer()
    const { orderNumber } = await belongings.create(['orderNumber', 'cart'])
    return { args: { orderNumber }, headers }
  }),
  row(
    'declareWithdrawal',
    async (world) => ({
      args: { input: { name: 'Ada Nowak', email: world.newEmail(), order_number: '4000000042' } },
    }),
    { withoutKey: 'a declaration with the same content is the stored one' },
  ),
  row(
    'startPayment',
    async (world) => {
      const { token } = await guestOrder(world, 'adyen_cc')
      return { args: { input: { token } }, outside: () => world.adyen.sessions.size }
    },
    { withoutKey: 'an order has one unfinished attempt, whose session is returned' },
  ),
  row(
    'finishCardPayment',
    async (world) => {
      const { session } = await guestPaying(world)
      const redirect_result = world.adyen.leadBack(session, true)
      return {
        args: { input: { session_id: session, redirect_result } },
        // Adyen executes requests with the same key once.
        outside: () => new Set(world.adyen.askedFor('/payments/details').map((asked) => asked.idempotencyKey)).size,
      }
    },
    { withoutKey: 'the notice of a result is stored once' },
  ),
  ...['saveCardResult', 'handInCardResult'].map((name) =>
    row(
      name,
      async (world) => {
        const { session, order } = await guestPaying(world)
        const session_result = world.adyen.finish(session, 'completed', `PSP${order.number}`)
        return { args: { input: { token: order.token, session_id: session, session_result } } }
      },
      { withoutKey: 'the result of a session is stored once, and only read at Adyen later' },
    ),
  ),
  row('deletePaymentToken', async (world) => {
    const { headers, hash } = await savedCard(world)
    return { args: { public_hash: hash }, headers }
  }),
  row(
    'requestReturn',
    async (world) => {
      const account = await world.customer()
      const order = await orderToReturn(world, account)
      const items = [returnItem(order.items[0] ?? '')]
      return { args: { input: { order_uid: order.id, items } }, headers: account.headers }
    },
    { withoutKey: once },
  ),
  row(
    'requestGuestReturn',
    async (world) => {
      const order = await orderToReturn(world)
      return { args: { input: { token: order.token, items: [returnItem(order.items[0] ?? '')] } } }
    },
    { withoutKey: once },
  ),
  row(
    'confirmReturn',
    async (world) => {
      const order = await orderToReturn(world)
      await world.must(
        'mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { uid } } }',
        { input: { token: order.token, items: [returnItem(order.items[0] ?? '', 2)] } },
      )
      const confirmation_key = await world.fromMail(order.email, /confirm=([\w-]+)/)
      return { args: { input: { order_id: order.id, confirmation_key } } }
    },
    { withoutKey: 'a confirmed return is returned as it is' },
  ),
  row('requestExchange', (world) => exchange(world, 'requestExchange'), { withoutKey: once }),
  row('requestGuestExchange', (world) => exchange(world, 'requestGuestExchange'), { withoutKey: once }),
  row(
    'cancelExchange',
    async (world) => {
      const sent = await exchange(world, 'requestExchange')
      const { return: made } = await world.must<{ return: { uid: string } }>(
        'mutation ($input: RequestExchangeInput!) { requestExchange(input: $input) { return { uid } } }',
        sent.args,
        sent.headers,
      )
      return { args: { input: { return_uid: made.uid } }, headers: sent.headers }
    },
    { withoutKey: 'a canceled exchange is refused, so the held size returns once' },
  ),
  row('addReturnComment', ofReturn({ comment_text: 'Proszę o etykietę' })),
  row('addReturnTracking', ofReturn({ carrier_uid: carrierUid, tracking_number: 'B2' })),
  row('removeReturnTracking', async (world) => {
    const { returnTracking: uid, orderToken } = await world.guest.create(['returnTracking'])
    return { args: { input: { return_shipping_tracking_uid: uid, order_token: orderToken } } }
  }),
]
