import http from 'node:http'
import { runClients } from './clients.ts'
import { stockProducts } from './checkout.ts'
import { describeCosts, withCosts, type Costed } from './costs.ts'
import { visitor, type Ask } from './send-requests.ts'
import type { Shop } from './shops.ts'

/** Mutations of a small cart: one product is added, its quantity changed, and the line removed. Times are those of one mutation. */
export interface SmallCartResult extends Costed {
  shop: string
}

/** The next mutation of a visitor's cart. */
type Step = () => Promise<void>

/** A visitor with a cart that holds one line already. */
type Begin = (ask: Ask, products: readonly string[]) => Promise<Step>

const fields = `id total_quantity items { uid quantity product { sku name } prices { row_total { value } } }
  prices { grand_total { value currency } }`

const atBocian: Begin = async (ask, [kept, added]) => {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const add = `mutation ($id: String!, $sku: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { ${fields} } user_errors { code } } }`
  await ask(add, { id, sku: kept })
  let uid: string | undefined
  let isChanged = false
  return async () => {
    if (uid === undefined) {
      type Added = { addProductsToCart: { cart: { items: { uid: string }[] } } }
      const { items } = (await ask<Added>(add, { id, sku: added })).addProductsToCart.cart
      if (items.length !== 2) throw new Error(`Bocian's cart holds ${items.length} lines.`)
      uid = items[1]?.uid
    } else if (!isChanged) {
      await ask(
        `mutation ($id: String!, $uid: ID!) { updateCartItems(input: { cart_id: $id,
          cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { ${fields} } } }`,
        { id, uid },
      )
      isChanged = true
    } else {
      await ask(
        `mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) {
          cart { ${fields} } } }`,
        { id, uid },
      )
      ;[uid, isChanged] = [undefined, false]
    }
  }
}

const order = `... on Order { id code totalQuantity lines { id quantity productVariant { sku name } linePriceWithTax }
  totalWithTax currencyCode } ... on ErrorResult { errorCode message }`

const atVendure: Begin = async (ask, [kept, added]) => {
  type Lines = Record<string, { lines?: { id: string }[]; errorCode?: string }>
  const step = async (types: string, call: string, variables: Record<string, unknown>): Promise<{ id: string }[]> => {
    const [answer] = Object.values(await ask<Lines>(`mutation (${types}) { ${call} { ${order} } }`, variables))
    if (answer?.lines === undefined) throw new Error(`Vendure refused ${call}: ${answer?.errorCode}`)
    return answer.lines
  }
  const add = 'addItemToOrder(productVariantId: $id, quantity: 1)'
  await step('$id: ID!', add, { id: kept })
  let id: string | undefined
  let isChanged = false
  return async () => {
    if (id === undefined) id = (await step('$id: ID!', add, { id: added }))[1]?.id
    else if (!isChanged) {
      await step('$id: ID!', 'adjustOrderLine(orderLineId: $id, quantity: 2)', { id })
      isChanged = true
    } else {
      await step('$id: ID!', 'removeOrderLine(orderLineId: $id)', { id })
      ;[id, isChanged] = [undefined, false]
    }
  }
}

const begins: Record<Shop['name'], Begin> = { Bocian: atBocian, Vendure: atVendure }

/** Measures mutations of small carts, at each number of clients one shop after the other. */
export async function measureSmallCarts(
  shops: readonly Shop[],
  nameOf: (shop: Shop) => string,
  pace: { clients: readonly number[]; seconds: number; warmUp: number },
): Promise<SmallCartResult[]> {
  const ready = []
  const results: SmallCartResult[] = []
  try {
    for (const shop of shops) {
      const database = nameOf(shop)
      const products = await stockProducts(shop.name, database)
      const open = await shop.open()
      ready.push({ shop, database, products, open })
      await open.untilReady()
    }
    for (const clients of pace.clients)
      for (const { shop, database, products, open } of ready) {
        const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
        const steps: Step[] = []
        while (steps.length < clients) steps.push(await begins[shop.name](visitor(open.url, agent), products))
        const change = async (client: number): Promise<void> => steps[client]?.()
        await runClients({ clients, seconds: pace.warmUp }, change)
        const measurable = { processes: { [shop.name]: open.pid }, database }
        const costed = await withCosts(measurable, () => runClients({ clients, seconds: pace.seconds }, change))
        agent.destroy()
        results.push({ shop: shop.name, ...costed })
        console.log(`  ${shop.name} cart, ${clients} clients: ${describeCosts(costed)}`)
      }
    return results
  } finally {
    for (const { open } of ready) await open.close()
  }
}
