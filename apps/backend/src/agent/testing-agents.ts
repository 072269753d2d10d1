import { saveCustomers } from '../customer/customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

export const password = 'Bocian-2026!'
export const clientEmail = 'anna@example.com'
const web = { 'application-type': 'pwa-web' }

export type Lines = Record<string, string>

/** A shop with the client Anna, two agents and an ordinary customer. */
export class TestAgents {
  readonly shop: TestShop

  constructor(shop: TestShop) {
    this.shop = shop
  }

  static async open(): Promise<TestAgents> {
    const shop = await testShop({ demo: 'small' })
    const person = { telephone: null, password }
    const drafts = [
      { email: 'marek@example.com', firstname: 'Marek', lastname: 'Zieliński', isAgent: true, websiteId: 1 },
      { email: 'iza@example.com', firstname: 'Iza', lastname: 'Lis', isAgent: true, websiteId: 1 },
      { email: 'ola@example.com', firstname: 'Ola', lastname: 'Kot', isAgent: false, websiteId: 1 },
      { email: 'zoe@example.com', firstname: 'Zoe', lastname: 'Roe', isAgent: false, websiteId: 2 },
    ]
    await shop.database.transaction((tx) =>
      saveCustomers(
        tx,
        drafts.map((draft) => ({ ...person, ...draft })),
        new Date(),
      ),
    )
    return new TestAgents(shop)
  }

  /** Signs in as the storefront does and returns the headers for later requests. */
  async signIn(email: string, store = 'pl'): Promise<Lines> {
    const { data, headers } = await this.shop.execute<{ generateCustomerToken: { token: string } }>(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
      { ...web, store },
    )
    return {
      ...web,
      store,
      authorization: `Bearer ${data.generateCustomerToken.token}`,
      cookie: `__Host-s=${cookieOf(headers, '__Host-s')}`,
    }
  }

  search(headers: Lines, request: { email?: string; telephone?: string }) {
    return this.shop.execute<{ searchClientToAdopt: FoundClient[] | null }>(
      `query ($email: String, $telephone: String) {
        searchClientToAdopt(customer_email: $email, telephone: $telephone) { search_id firstname lastname email } }`,
      request,
      headers,
    )
  }

  generate(headers: Lines, input: { register: boolean; customer_email?: string; customer_id?: string }) {
    return this.shop.execute<{ generateAgentToken: { token: string } | null }>(
      'mutation ($input: GenerateAgentTokenInput!) { generateAgentToken(input: $input) { token } }',
      { input },
      headers,
    )
  }

  /** Adopts the client with this address and returns the headers for requests on their behalf. */
  async adopt(headers: Lines, email = clientEmail): Promise<Lines> {
    const found = await this.search(headers, { email })
    const id = found.data.searchClientToAdopt?.[0]?.search_id ?? ''
    return acting(headers, await this.generate(headers, { register: false, customer_id: id }))
  }

  async emailOf(headers: Lines): Promise<string | undefined> {
    const { data } = await this.shop.execute<{ customer: { email: string } | null }>(
      '{ customer { email } }',
      {},
      headers,
    )
    return data.customer?.email
  }
}

export interface FoundClient {
  search_id: string
  firstname: string
  lastname: string
  email: string
}

/** The headers that carry both halves of an agent's token. */
export function acting(
  headers: Lines,
  response: { data: { generateAgentToken: { token: string } | null }; headers: Headers },
): Lines {
  const token = response.data.generateAgentToken?.token
  if (token === undefined) throw new Error('there is no token')
  const cookie = `${headers['cookie'] ?? ''}; __Host-a=${cookieOf(response.headers, '__Host-a')}`
  return { ...headers, cookie, 'agent-data': token }
}

export function cookieOf(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((entry) => entry.startsWith(`${name}=`)) ?? ''
  return line.slice(name.length + 1, line.indexOf(';'))
}
