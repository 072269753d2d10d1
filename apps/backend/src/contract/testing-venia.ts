import type { FastifyInstance } from 'fastify'
import { saveSettings } from '../store/store.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { httpServer } from '../testing/testing-http.ts'
import type { TestShop } from '../testing/testing.ts'
import documents from './venia-account.json' with { type: 'json' }

export type VeniaDocument = keyof typeof documents

interface Reply<T> {
  data: T
  errors?: { message: string; extensions: { category: string } }[]
}

export const password = 'Secret#1234x'

/** A browser with Venia. Sends the headers of Venia's Apollo links, queries by GET and mutations by POST. */
export class VeniaBrowser {
  /** The token that Venia keeps in local storage; empty for a guest. */
  token = ''
  #cacheId = 'null'
  readonly #server: FastifyInstance
  readonly #store: string

  constructor(server: FastifyInstance, store = 'pl') {
    this.#server = server
    this.#store = store
  }

  async request<T>(name: VeniaDocument, variables: object = {}): Promise<Reply<T>> {
    const query = documents[name]
    const operationName = /^\w+ (\w+)/.exec(query)?.[1] ?? ''
    const headers = {
      accept: '*/*',
      'content-type': 'application/json',
      authorization: this.token === '' ? '' : `Bearer ${this.token}`,
      'x-magento-cache-id': this.#cacheId,
      store: this.#store,
    }
    const parameters = new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) })
    const response = await this.#server.inject(
      query.startsWith('query')
        ? { method: 'GET', url: `/graphql?${parameters.toString()}`, headers }
        : { method: 'POST', url: '/graphql', headers, payload: { operationName, variables, query } },
    )
    // On any other status, Apollo retries and then shows the status instead of the errors.
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`)
    const cacheId = response.headers['x-magento-cache-id']
    if (typeof cacheId === 'string') this.#cacheId = cacheId
    return response.json<Reply<T>>()
  }

  /** Returns the data. Throws on errors. */
  async send<T = Record<string, unknown>>(name: VeniaDocument, variables: object = {}): Promise<T> {
    const { data, errors } = await this.request<T>(name, variables)
    if (errors !== undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return data
  }

  /** The message of the only error, which Venia's forms show, and its category. */
  async refusal(name: VeniaDocument, variables: object = {}): Promise<[message: string, category: string]> {
    const { errors = [] } = await this.request(name, variables)
    const [error] = errors
    if (errors.length !== 1 || error === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return [error.message, error.extensions.category]
  }

  /** Signs in without a guest's cart. */
  async signIn(email: string, secret = password): Promise<void> {
    const variables = { email, password: secret }
    const { generateCustomerToken } = await this.send<{ generateCustomerToken: { token: string } }>('SignIn', variables)
    this.token = generateCustomerToken.token
  }
}

export const veniaServer = (shop: TestShop): Promise<FastifyInstance> => httpServer(shop.database)

/** A browser in which a new customer has signed in. */
export async function signedInBrowser(server: FastifyInstance, email: string, store = 'pl'): Promise<VeniaBrowser> {
  const browser = new VeniaBrowser(server, store)
  const names = { firstname: 'Vera', lastname: 'Nowak' }
  await browser.send('CreateAccount', { email, ...names, password, is_subscribed: false })
  await browser.signIn(email)
  return browser
}

/** Changes settings of the Polish store view. */
export async function changeSettings(shop: TestShop, settings: Record<string, unknown>): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, settings))
  await deliverDueEvents(shop.database)
}
