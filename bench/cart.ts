import pg from 'pg'
import { coupon } from './coupon-rule.ts'
import { sendOnce, measure, type Measured, type GraphqlRequest } from './send-requests.ts'
import type { Effort } from './run.ts'
import type { Shop } from './shops.ts'

/** Response times for a shopper with a full cart. */
export interface CartResult {
  /** The time to load the cart page. */
  read: Measured
  /** The time to change the quantity of one line, including the new totals. */
  change: Measured
  /** The machine's load average at the start. */
  load: number
}

const lines = 30
const fields = `id total_quantity applied_coupons { code } applied_gift_cards { code }
  items {
    uid quantity max_qty is_available errors { code message }
    product { sku name url_key thumbnail { url } }
    prices { price_including_tax { value } original_item_price { value } row_total_including_tax { value } }
    ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label } }
  }
  available_gift_wrappings { id }
  free_shipping { amount_missing { value } has_free_shipping }
  prices {
    grand_total { value } subtotal_including_tax { value } discounts { label amount { value } }
    applied_taxes { label amount { value } }
  }`

/** Measures loading and changing a cart of thirty products with a coupon, with one client. */
export async function measureCart(shop: Shop, databaseUrl: string, effort: Effort, load: number): Promise<CartResult> {
  const open = await shop.open()
  try {
    await open.untilReady()
    const skus = await soldSkus(databaseUrl)
    const { id, uids } = await fill(open.url, skus)
    const pace = { clients: 1, seconds: effort.seconds, warmUp: effort.warmUp }
    const read = await measure(open.url, [readingOf(id)], pace)
    const change = await measure(
      open.url,
      [2, 1].flatMap((quantity) => uids.map((uid) => changeOf(id, uid, quantity))),
      pace,
    )
    return { read, change, load }
  } finally {
    await open.close()
  }
}

/** A variant in stock of each of thirty products. */
async function soldSkus(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ sku: string }>(
      `select min(p.sku) as sku from catalogue_product_variant v
      join catalogue_product p on p.id = v.variant_id
      join inventory_stock s on s.product_id = p.id and s.on_hand >= 2
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = 1
      group by v.product_id order by v.product_id limit $1`,
      [lines],
    )
    return rows.map(({ sku }) => sku)
  } finally {
    await client.end()
  }
}

async function fill(url: string, skus: string[]): Promise<{ id: string; uids: string[] }> {
  const ask = async (query: string, variables: Record<string, unknown>) =>
    (await sendOnce(url, { query, variables, headers: { store: 'pl' } })).data as Record<string, unknown>
  const id = String((await ask('mutation { createEmptyCart }', {}))['createEmptyCart'])
  await ask(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
    { id, items: skus.map((sku) => ({ sku, quantity: 1 })) },
  )
  await ask(
    'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }',
    { id, code: coupon },
  )
  const { cart } = (await ask(readingOf(id).query, { id })) as { cart: { items: { uid: string }[] } }
  if (cart.items.length !== lines) throw new Error(`The cart holds ${cart.items.length} lines instead of ${lines}.`)
  return { id, uids: cart.items.map(({ uid }) => uid) }
}

function readingOf(id: string): GraphqlRequest {
  const query = `query Cart($id: String!) { cart(cart_id: $id) { ${fields} } }`
  return { query, variables: { id }, headers: { store: 'pl' } }
}

function changeOf(id: string, uid: string, quantity: number): GraphqlRequest {
  const query = `mutation Change($id: String!, $uid: ID!, $quantity: Float!) {
    updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
      cart { ${fields} } } }`
  return { query, variables: { id, uid, quantity }, headers: { store: 'pl' } }
}
