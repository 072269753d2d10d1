import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientEmail, TestAgents, type Lines } from '../../agent/testing-agents.ts'
import { CartClient } from '../testing-client.ts'

let agents: TestAgents
let agent: Lines
let carts: CartClient
beforeAll(async () => {
  agents = await TestAgents.open()
  agent = await agents.signIn('marek@example.com')
  carts = new CartClient(agents.shop)
})
afterAll(() => agents.shop.close())

const run = <T>(text: string, variables: object, headers: Lines = {}) =>
  agents.shop.execute<T>(text, { ...variables }, headers)

async function cartOf(headers: Lines): Promise<string> {
  return (await run<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, headers)).data.createEmptyCart
}
const add = (id: string, sku: string, quantity: number, headers: Lines = {}) =>
  carts.add(id, [{ sku, quantity }], headers)
const prepare = (id: string, headers: Lines) =>
  run<{ prepareCartLink: { code: string; expires_at: string } | null }>(
    'mutation ($id: String!) { prepareCartLink(input: { cart_id: $id }) { code expires_at } }',
    { id },
    headers,
  )
interface Prepared {
  items: { name: string; options: string[]; quantity: number; row_total: { value: number }; is_available: boolean }[]
}
const preview = async (code: string, headers: Lines = {}) =>
  (
    await run<{ preparedCart: Prepared | null }>(
      `query ($code: String!) { preparedCart(code: $code) {
        items { name options quantity row_total { value } is_available } } }`,
      { code },
      headers,
    )
  ).data.preparedCart
interface Taken {
  takePreparedCart: { cart: { id: string; lines_saved_for_later: number; items: { quantity: number }[] } } | null
}
const take = (code: string, id: string, headers: Lines = {}) =>
  run<Taken>(
    `mutation ($code: String!, $id: String!) { takePreparedCart(input: { code: $code, cart_id: $id }) {
      cart { id lines_saved_for_later items { quantity product { sku } } } } }`,
    { code, id },
    headers,
  )
const taken = async (code: string, id: string, headers: Lines = {}) => {
  const { data } = await take(code, id, headers)
  return data.takePreparedCart?.cart.items
}

/** A link to a new copy of the agent's own cart. */
async function linkTo(sku = 'ROLE-PLENTY', quantity = 2): Promise<string> {
  const id = await cartOf(agent)
  await run('mutation ($id: ID!) { clearCart(input: { uid: $id }) { errors { message } } }', { id }, agent)
  await add(id, sku, quantity, agent)
  return (await prepare(id, agent)).data.prepareCartLink?.code ?? ''
}
const refused = { category: 'graphql-no-such-entity', code: 'CART_LINK_INVALID' }
const plenty = (quantity: number) => ({ quantity, product: { sku: 'ROLE-PLENTY' } })

describe('a link to a prepared cart', () => {
  it('is created by agents only, with a random code of which the database has the hash, for a week', async () => {
    const guest = await cartOf({})
    for (const headers of [{}, await agents.signIn(clientEmail)])
      expect((await prepare(guest, headers)).errors?.[0]?.extensions['code']).toBe('NOT_AN_AGENT')
    const own = await cartOf(agent)
    expect((await prepare(own, agent)).errors?.[0]?.extensions['code']).toBe('CART_EMPTY')
    const code = await linkTo()
    expect(code).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql<object>`
      select code_hash, expires_at - created_at = interval '7 days' as week from cart_link`.execute(
      agents.shop.database.reader,
    )
    expect(rows).toEqual([{ code_hash: expect.not.stringContaining(code), week: true }])
  })

  it('shows what it holds at the current price and stock, until it is used', async () => {
    const code = await linkTo('ROLE-PLENTY', 2)
    const before = await preview(code)
    expect(before).toEqual({
      items: [
        {
          name: expect.any(String),
          options: [],
          quantity: 2,
          row_total: { value: 20 },
          is_available: true,
        },
      ],
    })
    const stock = (quantity: number) =>
      sql`update inventory_stock set on_hand = ${quantity} where product_id in (
        select id from catalogue_product where sku = 'ROLE-PLENTY')`.execute(agents.shop.database.reader)
    await stock(1)
    expect((await preview(code))?.items[0]?.is_available).toBe(false)
    await stock(1_000)
    const price = (regular: number) =>
      sql`update pricing_price set regular = ${regular} where product_id in (
        select id from catalogue_product where sku = 'ROLE-PLENTY')`.execute(agents.shop.database.reader)
    await price(12_50)
    expect((await preview(code))?.items[0]?.row_total).toEqual({ value: 25 })
    await price(10_00)
    expect(await preview('x')).toBeNull()
    await take(code, await cartOf({}))
    expect(await preview(code)).toBeNull()
  })

  it('merges into the cart of a guest, once; a retry with the same cart changes nothing', async () => {
    const code = await linkTo()
    const guest = await cartOf({})
    await add(guest, 'ROLE-PLENTY', 1)
    expect(await taken(code, guest)).toEqual([plenty(3)])
    expect(await taken(code, guest)).toEqual([plenty(3)])
    expect((await take(code, await cartOf({}))).errors?.[0]?.extensions).toEqual(refused)
  })

  it('merges into the cart of a customer, whose cart nobody else can fill', async () => {
    const code = await linkTo()
    const customer = await agents.signIn('ola@example.com')
    const id = await cartOf(customer)
    expect((await take(code, id)).errors?.[0]?.extensions['code']).toBe('CART_MISSING')
    expect(await taken(code, id, customer)).toEqual([plenty(2)])
  })

  it('prepared for a client is not added twice to the cart it was prepared in', async () => {
    const acting = await agents.adopt(agent)
    const id = await cartOf(acting)
    await add(id, 'ROLE-PLENTY', 2, acting)
    const [first, second] = [await prepare(id, acting), await prepare(id, acting)]
    const client = await agents.signIn(clientEmail)
    expect(await taken(first.data.prepareCartLink?.code ?? '', id, client)).toEqual([plenty(2)])
    expect(await taken(second.data.prepareCartLink?.code ?? '', await cartOf({}))).toEqual([plenty(2)])
  })

  it('expires, and its cart is deleted with the next link', async () => {
    const code = await linkTo()
    await sql`update cart_link set expires_at = now() - interval '1 second' where taken_at is null`.execute(
      agents.shop.database.reader,
    )
    expect(await preview(code)).toBeNull()
    expect((await take(code, await cartOf({}))).errors?.[0]?.extensions).toEqual(refused)
    await linkTo()
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from cart_link where taken_at is null`.execute(agents.shop.database.reader)
    expect(rows).toEqual([{ open: 1 }])
  })

  it('works in its own market only', async () => {
    const code = await linkTo()
    expect(await preview(code, { store: 'cz' })).toBeNull()
    const { data } = await run<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, { store: 'cz' })
    expect((await take(code, data.createEmptyCart, { store: 'cz' })).errors?.[0]?.extensions).toEqual(refused)
  })
})
