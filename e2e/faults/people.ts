import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { shop } from '../browser.ts'
import { longestWait } from '../longest-wait.ts'
import { ownShop } from '../own-shop.ts'
import { postGraphql } from '../post-graphql.ts'
import { admin } from '../shop.ts'
import { eventually, pause } from './waits.ts'

export interface Customer {
  readonly email: string
  readonly password: string
  readonly token: string
}

export const password = 'Bocian-2026!'
/** The surname of every new customer. */
export const surname = 'Byrne'
let count = 0

/** A unique email address, so long that a phone's page would scroll sideways if it did not wrap it. */
export function newEmail(): string {
  count += 1
  return `parent.with.a.long.name.${Date.now()}.${process.env['VITEST_POOL_ID']}.${count}@example.com`
}

/**
 * Returns a new client address each time, to be sent as a proxy header, so that the cells do not share one visitor's rate limits.
 */
export function newAddress(): string {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
  return `${address}, ${address}`
}

/** Sends a request to the Polish store view, on behalf of this customer if one is given. Throws GraphQL errors. */
export async function callAs<T>(
  customer: Pick<Customer, 'token'> | undefined,
  query: string,
  variables: Record<string, unknown> = {},
  address = shop,
): Promise<T> {
  const authorization = customer ? { authorization: `Bearer ${customer.token}` } : {}
  const headers = { store: 'pl', 'x-forwarded-for': newAddress(), ...authorization }
  return postGraphql(address, { query, variables, headers })
}

const signInMutation =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'

const mergeMutation =
  'mutation ($source: String!, $destination: String!) { mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { id } }'

/** Signs in through the API. The token is only valid for API calls. */
export async function tokenOf(email: string, secret = password, address = shop): Promise<string> {
  const variables = { email, password: secret }
  const { generateCustomerToken: given } = await callAs<{ generateCustomerToken: { token: string } }>(
    undefined,
    signInMutation,
    variables,
    address,
  )
  return given.token
}

/** A new customer of the Polish store view. */
export async function newCustomer(address = shop): Promise<Customer> {
  const email = newEmail()
  await callAs(
    undefined,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: { email, password, firstname: 'Wanda', lastname: surname } },
    address,
  )
  return { email, password, token: await tokenOf(email, password, address) }
}

/**
 * Signs in like the sign-in page, but from a page without scripts: merges the guest's cart into the customer's, and notifies the
 * browser's other tabs of both. Returns the cart that the browser uses afterwards.
 */
export async function signInHere(page: Page, { email, password: secret }: Customer): Promise<string> {
  await page.goto('/health')
  return page.evaluate(
    async ({ query, merge, variables }) => {
      const ask = async (text: string, token: string, more = {}) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'application-type': 'pwa-web',
            store: 'pl',
            authorization: token && `Bearer ${token}`,
          },
          body: JSON.stringify({ query: text, variables: more }),
          signal: AbortSignal.timeout(30_000),
        })
        return ((await response.json()) as { data: Record<string, never> }).data
      }
      const { generateCustomerToken: given } = (await ask(query, '', variables)) as unknown as {
        generateCustomerToken: { token: string }
      }
      const { customerCart } = (await ask('{ customerCart { id } }', given.token)) as unknown as {
        customerCart: { id: string }
      }
      const [, guestCart] = /(?:^|; )cart_poland=([^;]+)/.exec(document.cookie) ?? []
      if (guestCart !== undefined) await ask(merge, given.token, { source: guestCart, destination: customerCart.id })
      document.cookie = `cart_poland=${customerCart.id}; path=/`
      const carts = new BroadcastChannel('shop:cart')
      // A channel, not a window: there is no other origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      carts.postMessage({ group: 'poland', kind: 'cart' })
      const value = { token: given.token, expiresAt: Date.now() + 3_600_000, groups: ['poland'] }
      localStorage.setItem('shop:signin_token:base', JSON.stringify({ value, storedAt: Date.now(), ttl: 3600 }))
      return customerCart.id
    },
    { query: signInMutation, merge: mergeMutation, variables: { email, password: secret } },
  )
}

/** Signs out like the account menu, and notifies the browser's other tabs. */
export async function signOutHere(page: Page): Promise<void> {
  await page.goto('/health')
  await page.evaluate(async () => {
    const key = 'shop:signin_token:base'
    const { value } = JSON.parse(localStorage.getItem(key) ?? '{"value":{}}') as { value: { token?: string } }
    await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'application-type': 'pwa-web',
        store: 'pl',
        authorization: `Bearer ${value.token}`,
      },
      body: JSON.stringify({ query: 'mutation { revokeCustomerToken { result } }' }),
      signal: AbortSignal.timeout(30_000),
    })
    document.cookie = 'cart_poland=; path=/; max-age=0'
    localStorage.removeItem(key)
  })
}

interface Email {
  readonly id: string
  readonly subject: string
  readonly to: string
}

/** The emails whose subject or recipient contains this text, newest first. */
export async function emailsTo(text: string, outbox = ownShop.outbox): Promise<Email[]> {
  const page = await (await fetch(outbox)).text()
  return [...page.matchAll(/<a href="\/(\d+)">([^<]*)<\/a><small>[^<]*· ([^<]*)<\/small>/g)]
    .map(([, id = '', subject = '', to = '']) => ({ id, subject, to }))
    .filter(({ subject, to }) => subject.includes(text) || to.includes(text))
}

/** The first link whose URL contains `part`, in the newest email that has one. Waits for such an email. */
export async function linkTo(text: string, part: string, outbox = ownShop.outbox): Promise<URL> {
  for (const until = Date.now() + longestWait; Date.now() < until; await pause(200))
    for (const { id } of await emailsTo(text, outbox)) {
      const page = await (await fetch(`${outbox}/${id}`)).text()
      const found = [...page.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
      const link = found.find((href) => href.includes(part))
      if (link !== undefined) return new URL(link)
    }
  throw new Error(`No email with ${text} links to ${part}`)
}

const mailTexts = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../apps/backend/messages/pl_PL.json'), 'utf8'),
) as Readonly<Record<string, string>>

/** Waits until the shop has handled all its events, some of which send emails. */
const untilEventsHandled = (): Promise<void> =>
  eventually(
    () => admin('events'),
    (counts) => !/ [1-9]\d* waiting/.test(counts),
    'in the queue of events',
  )

/**
 * The number of emails with this title that were sent to the email address. Waits until none can be pending. `values` may leave
 * one placeholder of the title open, which then matches any text.
 */
export async function countEmails(email: string, title: string, values: Readonly<Record<string, string>> = {}) {
  await untilEventsHandled()
  const text = mailTexts[title]
  if (text === undefined) throw new Error(`There is no email ${title}`)
  const known = text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
  const [start = '', end] = known.split(/\{\w+\}/)
  const isTitled = (subject: string): boolean =>
    end === undefined ? subject === start : subject.startsWith(start) && subject.endsWith(end)
  return (await emailsTo(email)).filter(({ subject }) => isTitled(subject)).length
}
