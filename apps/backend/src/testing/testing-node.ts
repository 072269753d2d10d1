import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import net from 'node:net'
import path from 'node:path'
import { polishAddress } from '../cart/testing-client.ts'

/** A backend in its own process, which a test can kill. */
export interface ShopNode {
  url: string
  /** Whether the backend became ready; false if it exited before that. */
  answers: Promise<boolean>
  /** Resolves with the exit code or signal when the process has exited. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Sends the signal and returns the exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const patience = 120_000

/** Starts a backend and waits until it is ready. */
export async function startNode(env: Record<string, string>): Promise<ShopNode> {
  const node = await launchNode(env)
  if (await node.answers) return node
  throw new Error('the backend did not start')
}

/** Starts a backend that may exit before it is ready. */
export async function launchNode(env: Record<string, string>): Promise<ShopNode> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      BASE_URL: '',
      MODE: 'demo',
      DEMO_PASSWORD: 'Bocian-2026!',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      OVERLOAD_DELAY_MS: '0',
      REQUESTS_AT_ONCE: '0',
      ORDERS_PER_ADDRESS: '100000',
      ORDERS_PER_MAILBOX: '100000',
      UNPAID_PIECES_PER_DAY: '1000000',
      ...env,
      BACKEND_PORT: String(port),
    },
  })
  const ended: ShopNode['ended'] = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const url = `http://127.0.0.1:${port}`
  return {
    url: `${url}/graphql`,
    answers: untilReady(`${url}/health`, child),
    ended,
    async end(signal) {
      child.kill(signal)
      return (await ended).code
    },
  }
}

async function untilReady(address: string, child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < patience && child.exitCode === null && child.signalCode === null; waited += 50) {
    if ((await fetch(address).catch(() => undefined))?.ok === true) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  return false
}

/** Avoids the ephemeral ports: on a busy machine another process could take the port between two starts. */
function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  const server = net.createServer()
  return new Promise((resolve) =>
    server
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => {
        server.close(() => resolve(port))
      }),
  )
}

/** Sends a document; throws network errors and GraphQL errors. */
export type SendGraphql = <T>(query: string, variables: Record<string, unknown>, key?: string) => Promise<T>

export async function sendToNode<T>(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  key?: string,
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify({ query, variables }),
  })
  if (response.status === 503) throw new Error('the shop is very busy')
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data
}

/** Creates a guest's cart that is ready to be ordered. Requests have idempotency keys, so that a retried one runs once. */
export async function prepareCart(
  send: SendGraphql,
  wish: { sku: string; quantity: number; email: string; coupon?: string; giftCard?: string; payment?: string },
): Promise<string> {
  const { createEmptyCart: cart } = await send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {})
  await send(
    `mutation($cart: String!, $sku: String!, $quantity: Float!) {
      addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { code } } }`,
    { cart, sku: wish.sku, quantity: wish.quantity },
    `add-${cart}`,
  )
  await send(
    `mutation($cart: String!, $email: String!, $address: CartAddressInput!, $payment: String!) {
      setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: $payment } }) { cart { id } }
    }`,
    { cart, email: wish.email, address: polishAddress, payment: wish.payment ?? 'banktransfer' },
  )
  if (wish.coupon !== undefined)
    await send(
      'mutation($cart: String!, $code: String!) { applyCouponToCart(input: { cart_id: $cart, coupon_code: $code }) { cart { id } } }',
      { cart, code: wish.coupon },
    )
  if (wish.giftCard !== undefined)
    await send(
      'mutation($cart: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $cart, gift_card_code: $code }) { cart { id } } }',
      { cart, code: wish.giftCard },
    )
  return cart
}

/** Places the order and returns its number; undefined if the shop refuses it. */
export async function placeOrder(send: SendGraphql, cart: string): Promise<string | undefined> {
  const { placeOrder: placed } = await send<{ placeOrder: { orderV2: { number: string } | null } }>(
    'mutation($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { number } errors { code message } } }',
    { cart },
  )
  return placed.orderV2?.number
}
