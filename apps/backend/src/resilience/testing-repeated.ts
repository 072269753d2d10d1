import { randomBytes } from 'node:crypto'
import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import type { sql } from 'kysely'
import { CartClient } from '../cart/testing-client.ts'
import { Belongings } from '../contract/testing-belongings.ts'
import { saveCustomers } from '../customer/customer.ts'
import { PasskeyBrowser } from '../customer/passkeys/testing-passkey-shop.ts'
import { Browser } from '../customer/social/testing-social-shop.ts'
import type { TestProvider } from '../customer/social/testing-provider.ts'
import type { AdyenDouble } from '../payment/providers/adyen/testing-adyen.ts'
import { findMail, listMails } from '../platform/email/email-queue.ts'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import type { TestShop } from '../testing/testing.ts'

export type Headers = Record<string, string>

/** A mutation as a visitor sends it. */
export interface Sent {
  /** The arguments of the mutation by name. */
  args?: Record<string, unknown>
  headers?: Headers
  /** What the mutation causes outside of the database, as a number. */
  outside?: () => number
}

/** How one mutation of the schema is sent so that it takes effect. */
export interface RepeatedRow {
  mutation: string
  /** Creates data of its own, so that every call of it returns a mutation that can take effect. */
  arrange: (world: World) => Promise<Sent>
  /** Why the mutation changes no row at all. */
  changesNothing?: string
  /** The code with which the shop refuses every call, so that none has an effect. */
  refusedWith?: string
  /** The code with which a second call is refused, because the first one has ended what it was sent with. */
  refusedAfterwards?: string
  /**
   * What prevents a second effect when the mutation is sent twice without a key, as unmodified clients of Magento send it.
   * Given where money, points or stock are at stake.
   */
  withoutKey?: string
}

export const row = (
  mutation: string,
  arrange: RepeatedRow['arrange'],
  more: Omit<RepeatedRow, 'mutation' | 'arrange'> = {},
): RepeatedRow => ({ mutation, arrange, ...more })

export const password = 'Bocian-2026!'

/** An account with a session of the storefront. */
export interface Account {
  email: string
  headers: Headers
  browser: PasskeyBrowser
  belongings: Belongings
}

/** A shop with everything that the mutations need, and shorthands to create their data. */
export class World {
  readonly shop: TestShop
  readonly adyen: AdyenDouble
  readonly social: TestProvider
  /** A guest of the Polish store. */
  readonly guest: Belongings
  readonly carts: CartClient
  #count = 0

  constructor(shop: TestShop, adyen: AdyenDouble, social: TestProvider) {
    this.shop = shop
    this.adyen = adyen
    this.social = social
    this.guest = new Belongings(shop, { store: 'pl' }, { isGuest: true })
    this.carts = new CartClient(shop)
  }

  newEmail(): string {
    this.#count += 1
    return `person${this.#count}@example.com`
  }

  /** Creates an account and signs in to it. */
  async customer({ isAgent = false } = {}): Promise<Account> {
    const email = this.newEmail()
    const person = { email, password, firstname: 'Ewa', lastname: 'Lis', telephone: null, isAgent, websiteId: 1 }
    await this.shop.database.transaction((tx) => saveCustomers(tx, [person], new Date()))
    const browser = await this.signIn(email)
    const { headers } = browser
    return { email, headers, browser, belongings: new Belongings(this.shop, headers, { isGuest: false }) }
  }

  async signIn(email: string): Promise<PasskeyBrowser> {
    const browser = this.newBrowser()
    await browser.signIn(email)
    return browser
  }

  newBrowser = (): PasskeyBrowser => new PasskeyBrowser(this.shop)

  newSocialBrowser = (): Browser => new Browser(this.shop)

  /** Sends a mutation or a query, and returns its only field. */
  async must<T>(text: string, variables: object = {}, headers: Headers = {}): Promise<T> {
    const { data, errors } = await this.shop.execute<Record<string, T>>(text, { ...variables }, headers)
    const [value] = Object.values(data)
    if (errors !== undefined || value === undefined) throw new Error(`${text}: ${JSON.stringify(errors)}`)
    return value
  }

  /** Changes settings while some work is done. */
  async set(values: Record<string, unknown>): Promise<void> {
    await this.shop.database.transaction((tx) => saveSettings(tx, { scope: 'default', id: 0 }, values))
    await this.deliverEvents()
  }

  deliverEvents = (): Promise<void> => deliverDueEvents(this.shop.database)

  /** What the first group of a pattern matches in the newest email to this address in which it matches. */
  async fromMail(email: string, pattern: RegExp): Promise<string> {
    await this.deliverEvents()
    const { reader } = this.shop.database
    for (const { id } of (await listMails(reader, 10_000)).filter(({ to }) => to === email)) {
      const found = pattern.exec((await findMail(reader, id))?.text ?? '')?.[1]
      if (found !== undefined) return decodeURIComponent(found)
    }
    throw new Error(`No email to ${email} has ${pattern.source}`)
  }

  /** The first column of the first row. */
  async read<T>(statement: ReturnType<typeof sql>): Promise<T> {
    const { rows } = await statement.execute(this.shop.database.reader)
    return Object.values((rows[0] ?? {}) as Record<string, unknown>)[0] as T
  }
}

export const newKey = (): string => randomBytes(16).toString('hex')

/** The text and variables of a mutation. Selects every leaf of its result, and what identifies the objects in it. */
export function documentOf(schema: GraphQLSchema, name: string, args: Record<string, unknown> = {}) {
  const field = schema.getMutationType()?.getFields()[name]
  if (field === undefined) throw new Error(`The schema has no mutation ${name}`)
  const given = field.args.filter((arg) => arg.name in args)
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const list = (text: string) => (text === '' ? '' : `(${text})`)
  return {
    query: `mutation ${list(declared)} { ${name}${list(passed)} ${selection(field.type, 2)} }`,
    variables: args,
  }
}

const identifying = /^(id|uid|number|token|code|email|message|total_quantity|status)$/

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  const fields = isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : []
  const readable = fields.filter(({ args }) => !args.some(isRequiredArgument))
  const leaves = readable.filter((field) => isLeaf(field) && (depth > 1 || identifying.test(field.name)))
  const objects = depth > 1 ? readable.filter((field) => !isLeaf(field)) : []
  const inner = [
    ...leaves.map((field) => field.name),
    ...objects.map((field) => `${field.name} ${selection(field.type, depth - 1)}`),
  ]
  return `{ __typename ${inner.join(' ')} }`
}

const isLeaf = ({ type }: GraphQLField<unknown, unknown>): boolean => isLeafType(getNamedType(type))

/** All error codes of a response, whether thrown or listed in its data. */
export function codesIn({ data, errors }: { data?: unknown; errors?: unknown }): string[] {
  const thrown = [...JSON.stringify(errors ?? []).matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code)
  const listed = [...JSON.stringify(data ?? null).matchAll(/"__typename":"\w*Error\w*"/g)].map(([text]) => text)
  return [...thrown, ...listed]
}
