import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientEmail, TestAgents, type Lines } from '#src/agent/testing-agents.ts'
import { CartClient, polishAddress } from '#src/cart/testing-client.ts'
import { invalidateStores } from '#src/store/stores.ts'

let agents: TestAgents
beforeAll(async () => {
  agents = await TestAgents.open()
})
afterAll(() => agents.shop.close())

const agentEmail = 'marek@example.com'
const execute = <T>(text: string, variables: object, headers: Lines) =>
  agents.shop.execute<T>(text, { ...variables }, headers)

interface TrailRow {
  agent: string
  client: string | null
  action: string
  detail: string
  outcome: string
}

async function trail(): Promise<TrailRow[]> {
  const { rows } = await sql<TrailRow>`
    select a.email as agent, c.email as client, t.action, t.detail, t.outcome from agent_trail t
    join customer_customer a on a.id = t.agent_id left join customer_customer c on c.id = t.client_id
    order by t.id`.execute(agents.shop.database.reader)
  return rows
}

describe('acting for a client', () => {
  it('PROD-03 an agent fills the client’s cart and places the client’s order, which records who placed it', async () => {
    const agent = await agents.signIn(agentEmail)
    const headers = await agents.adopt(agent)
    expect(await agents.emailOf(headers)).toBe(clientEmail)
    const client = new CartClient(agents.shop)
    const own = <T>(text: string, variables: object = {}) => client.execute<T>(text, variables, headers)
    const cart = await own<{ customerCart: { id: string } }>('{ customerCart { id } }')
    const { id } = cart.data.customerCart
    const added = await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }], headers)
    expect(added.data.addProductsToCart.cart.total_quantity).toBe(2)
    for (const step of [
      `setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }`,
      `setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }`,
    ])
      expect(
        (await own(`mutation ($id: String!, $address: CartAddressInput!) { ${step} }`, { id, address: polishAddress }))
          .errors,
      ).toBeUndefined()
    for (const step of [
      `setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }`,
      `setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }`,
    ])
      expect((await own(`mutation ($id: String!) { ${step} }`, { id })).errors).toBeUndefined()
    const placed = await own<{ placeOrder: { orderV2: { number: string; email: string } } }>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number email } errors { message } } }',
      { id },
    )
    expect(placed.data.placeOrder).toMatchObject({ orderV2: { email: clientEmail }, errors: [] })
    const { number } = placed.data.placeOrder.orderV2
    const { rows } = await sql<object>`
      select c.email as client, a.email as agent, h.actor from order_order o
      join customer_customer c on c.id = o.customer_id join customer_customer a on a.id = o.agent_id
      join order_history h on h.order_id = o.id and h.action = 'place' where o.number = ${number}`.execute(
      agents.shop.database.reader,
    )
    expect(rows).toEqual([{ client: clientEmail, agent: agentEmail, actor: 'agent' }])
    const orders = await own<{ customer: { orders: { items: { number: string }[] } } }>(
      '{ customer { orders { items { number } } } }',
    )
    expect(orders.data.customer.orders.items.map((order) => order.number)).toContain(number)
    expect(await trail()).toEqual([
      { agent: agentEmail, client: clientEmail, action: 'searchClientToAdopt', detail: 'e-mail', outcome: 'done' },
      expect.objectContaining({ action: 'generateAgentToken', client: clientEmail, outcome: 'done' }),
      {
        agent: agentEmail,
        client: clientEmail,
        action: 'addProductsToCart',
        detail: 'quantity 2, sku ROLE-PLENTY',
        outcome: 'done',
      },
      expect.objectContaining({ action: 'setShippingAddressesOnCart', detail: '', outcome: 'done' }),
      expect.objectContaining({ action: 'setBillingAddressOnCart', detail: '' }),
      expect.objectContaining({
        action: 'setShippingMethodsOnCart',
        detail: 'carrier_code dpd, method_code standard',
      }),
      expect.objectContaining({ action: 'setPaymentMethodOnCart', detail: 'code banktransfer' }),
      expect.objectContaining({ action: 'placeOrder', outcome: 'done' }),
      expect.objectContaining({ action: 'readOrders', client: clientEmail, detail: '', outcome: 'done' }),
    ])
  })

  it('AGENT-13 an empty header selects the agent’s own cart, which the client’s requests cannot change', async () => {
    const agent = await agents.signIn(agentEmail)
    const headers = await agents.adopt(agent)
    const cartOf = async (lines: Lines) =>
      (await execute<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, lines)).data.customerCart.id
    const [own, clients] = [await cartOf({ ...headers, 'agent-data': '' }), await cartOf(headers)]
    expect(own).not.toBe(clients)
    const client = new CartClient(agents.shop)
    expect((await client.add(own, [{ sku: 'ROLE-PLENTY', quantity: 1 }], headers)).errors).toHaveLength(1)
    expect((await client.add(clients, [{ sku: 'ROLE-PLENTY', quantity: 1 }], agent)).errors).toHaveLength(1)
  })
})

describe('an agent at the checkout without a client', () => {
  it('AMB-50 CHK-06 cannot place an order and gets the store’s message, unless the store allows it', async () => {
    const agent = await agents.signIn(agentEmail)
    const guest = new CartClient(agents.shop)
    const id = await guest.newCart()
    await guest.add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    await guest.makeReady(id)
    const place = () =>
      execute<{ placeOrder: { orderV2: object | null; errors: { message: string }[] } }>(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
        { id },
        agent,
      )
    expect((await place()).data.placeOrder).toEqual({
      orderV2: null,
      errors: [{ message: 'Aby złożyć zamówienie, wybierz klienta.' }],
    })
    await sql`insert into store_config (scope, path, value)
      values ('default', 'agent/checkout/allowed_without_client', 'true')`.execute(agents.shop.database.reader)
    invalidateStores(agents.shop.database.reader)
    expect((await place()).data.placeOrder.errors).toEqual([])
  })
})
