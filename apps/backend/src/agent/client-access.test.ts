import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../schema.ts'
import { actKind, shownKind } from './allowed-acts.ts'
import { clientEmail, TestAgents, type Lines } from './testing-agents.ts'

let agents: TestAgents
let client: Lines
let agent: Lines
beforeAll(async () => {
  agents = await TestAgents.open()
  client = await agents.signIn(clientEmail)
  agent = await agents.signIn('marek@example.com')
})
afterAll(() => agents.shop.close())

interface Adoption {
  agent_name: string
  started_at: string
  ended_at: string
  is_running: boolean
  acts: { kind: string; count: number }[]
}
const allow = (isAllowed: boolean, headers = client) =>
  agents.shop.execute<{ updateCustomerV2: { customer: { allow_remote_shopping_assistance: boolean } } }>(
    `mutation ($isAllowed: Boolean) {
      updateCustomerV2(input: { allow_remote_shopping_assistance: $isAllowed }) {
        customer { allow_remote_shopping_assistance } } }`,
    { isAllowed },
    headers,
  )
const adoptions = (headers: Lines) =>
  agents.shop.execute<{ customer: { agent_adoptions: Adoption[] | null } }>(
    '{ customer { agent_adoptions { agent_name started_at ended_at is_running acts { kind count } } } }',
    {},
    headers,
  )
const own = async () => (await adoptions(client)).data.customer.agent_adoptions ?? []
const ended = { code: 'AGENT_TOKEN_INVALID' }

describe('a customer forbids agents to act', () => {
  it('ends the running adoption at once, and allowing it again does not revive it', async () => {
    const acting = await agents.adopt(agent)
    expect(await agents.emailOf(acting)).toBe(clientEmail)
    expect((await own())[0]).toMatchObject({ agent_name: 'Marek Zieliński', is_running: true })
    const { data } = await allow(false)
    expect(data.updateCustomerV2.customer).toEqual({ allow_remote_shopping_assistance: false })
    await expect(agents.emailOf(acting)).rejects.toMatchObject(ended)
    const [last] = await own()
    expect(last?.is_running).toBe(false)
    expect(Date.parse(last?.ended_at ?? '') - Date.parse(last?.started_at ?? '')).toBeLessThan(3_600_000)
    await allow(true)
    await expect(agents.emailOf(acting)).rejects.toMatchObject(ended)
    expect((await own())[0]?.is_running).toBe(false)
  })

  it('AGENT-02 is not found by any search, as if there were no such customer', async () => {
    const search = async (request: { email?: string; telephone?: string }) =>
      (await agents.search(agent, request)).data.searchClientToAdopt
    const { rows } = await sql<{ telephone: string }>`
      select telephone from customer_customer where email = ${clientEmail}`.execute(agents.shop.database.reader)
    const telephone = rows[0]?.telephone ?? ''
    expect(await search({ email: clientEmail })).toHaveLength(1)
    expect(await search({ telephone })).toMatchObject([{ email: clientEmail }])
    await allow(false)
    expect(await search({ email: clientEmail })).toEqual([])
    expect(await search({ telephone })).toEqual([])
    await allow(true)
    expect(await search({ email: clientEmail })).toHaveLength(1)
  })

  it('refuses adoption with a clear error in the language of the store, and records the attempt', async () => {
    const found = await agents.search(agent, { email: clientEmail })
    await allow(false)
    const input = { register: false, customer_id: found.data.searchClientToAdopt?.[0]?.search_id ?? '' }
    expect((await agents.generate(agent, input)).errors?.[0]).toMatchObject({
      message: 'Klient nie chce, aby doradcy działali w\u00A0jego imieniu. Może na to zezwolić na swoim koncie.',
      extensions: { category: 'graphql-authorization', code: 'CLIENT_FORBIDS_AGENTS' },
    })
    const { rows } = await sql<object>`
      select action, outcome, detail from agent_trail order by id desc limit 1`.execute(agents.shop.database.reader)
    expect(rows).toEqual([{ action: 'generateAgentToken', outcome: 'refused', detail: 'the client does not allow it' }])
    await allow(true)
    expect((await agents.generate(agent, input)).data.generateAgentToken?.token).toBeDefined()
  })

  it('cannot be changed by an agent who acts for the customer', async () => {
    const acting = await agents.adopt(agent)
    for (const isAllowed of [true, false])
      expect((await allow(isAllowed, acting)).errors?.[0]?.extensions['code']).toBe('AGENT_FORBIDDEN')
    expect(await agents.emailOf(acting)).toBe(clientEmail)
  })
})

describe('the agents who acted for a customer', () => {
  it('are shown with their name, the time, and what they did in a few kinds; refused acts are not shown', async () => {
    const acting = await agents.adopt(agent)
    const run = (text: string) => agents.shop.execute<Record<string, string>>(`mutation { ${text} }`, {}, acting)
    const { data } = await run('createEmptyCart')
    const cart = `cartId: "${data['createEmptyCart']}"`
    const add = `addProductsToCart(${cart}, cartItems: [{ sku: "ROLE-PLENTY", quantity: 1 }]) { cart { id } }`
    for (const text of [add, add, 'changeCustomerPassword(currentPassword: "a", newPassword: "b") { id }'])
      await run(text)
    const wish = '{ sku: "ROLE-PLENTY", quantity: 1 }'
    await run(`addProductsToWishlist(wishlistId: "0", wishlistItems: [${wish}]) { user_errors { code } }`)
    await run('cancelOrder(input: { order_id: "OTk5OQ==", reason: "none" }) { error }')
    expect((await own())[0]).toEqual({
      agent_name: 'Marek Zieliński',
      started_at: expect.stringMatching(/^\d{4}-.+Z$/),
      ended_at: expect.stringMatching(/^\d{4}-.+Z$/),
      is_running: true,
      acts: [
        { kind: 'CART_FILLED', count: 2 },
        { kind: 'WISHLIST_CHANGED', count: 1 },
      ],
    })
    await agents.shop.execute('mutation { removeAdoptedClient { result } }', {}, acting)
    expect((await own())[0]).toMatchObject({ is_running: false })
  })

  it('AGENT-13 are shown with what they read: each kind of data once, and only what an agent has read', async () => {
    const acting = await agents.adopt(agent)
    const read = (fields: string, headers = acting) => agents.shop.execute(`{ customer { ${fields} } }`, {}, headers)
    await read('email addresses { id } orders { total_count }', client)
    expect((await own())[0]?.acts).toEqual([])
    await read('email')
    expect((await own())[0]?.acts).toEqual([])
    for (const fields of [
      'a: addresses { id } b: addressesV2 { total_count }',
      'orders { total_count }',
      'orders { total_count }',
    ])
      expect((await read(fields)).errors).toBeUndefined()
    expect((await own())[0]?.acts).toEqual([
      { kind: 'ADDRESSES_READ', count: 1 },
      { kind: 'ORDERS_READ', count: 1 },
    ])
    await read('returns { total_count }')
    expect((await own())[0]?.acts.at(-1)).toEqual({ kind: 'RETURNS_READ', count: 1 })
    // Another adoption has entries of its own.
    await read('orders { total_count }', await agents.adopt(agent))
    expect((await own())[0]?.acts).toEqual([{ kind: 'ORDERS_READ', count: 1 }])
  })

  it('are shown to the customer alone', async () => {
    expect((await adoptions(await agents.signIn('ola@example.com'))).data.customer.agent_adoptions).toEqual([])
    const seen = await adoptions(await agents.adopt(agent))
    expect(seen.data.customer.agent_adoptions).toBeNull()
    expect(seen.errors?.[0]?.extensions['code']).toBe('AGENT_FORBIDDEN')
  })

  it('every change an agent may make is of a kind, but for those that change nothing the customer sees', () => {
    const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {})
    const without = mutations.filter((name) => actKind(name) === 'for-client' && shownKind(name) === null)
    expect(without.toSorted()).toEqual([
      'createEmptyCart',
      'createGuestCart',
      'estimateShippingMethods',
      'estimateTotals',
      'prepareCartLink',
      'sendItemClick',
      'sendSearch',
    ])
  })
})
