import { listMails } from '#src/platform/email/email-queue.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from '../customer.ts'
import { TestAuthenticator, type Deviation } from './testing-authenticator.ts'

export const password = 'Bocian-2026!'
export const origin = 'https://bocian.example'

export interface Ways {
  has_password: boolean
  is_recent: boolean
  passkeys: { uid: string; name: string; last_used_at: string | null }[]
  providers: { provider: string; title: string }[]
}
const ways = '{ has_password is_recent passkeys { uid name last_used_at } providers { provider title } }'

/** The code of the first error. */
export const codeOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['code']

/** A browser of the storefront, which keeps its cookies and its session. */
export class PasskeyBrowser {
  readonly #shop: TestShop
  readonly #store: string
  readonly #cookies = new Map<string, string>()
  #token: string | undefined

  constructor(shop: TestShop, store = 'pl') {
    this.#shop = shop
    this.#store = store
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      'application-type': 'pwa-web',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      store: this.#store,
      cookie,
      ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
    }
  }

  /** Sends an operation and returns its only field. */
  async send<T>(text: string, variables: object = {}) {
    const result = await this.#shop.execute<Record<string, T | null>>(text, { ...variables }, this.headers)
    for (const line of result.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { data: Object.values(result.data ?? {})[0] ?? null, errors: result.errors }
  }

  async signIn(email: string): Promise<void> {
    const text =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
    this.#token = (await this.send<{ token: string }>(text, { email, password })).data?.token
  }

  ways() {
    return this.send<Ways>(`{ customerSignInWays ${ways} }`)
  }

  startAdding(given?: string) {
    const text = 'mutation ($given: String) { startPasskeyRegistration(password: $given) { options } }'
    return this.send<{ options: string }>(text, { given })
  }

  finishAdding(response: string, name?: string) {
    const text = `mutation ($response: String!, $name: String) { finishPasskeyRegistration(response: $response, name: $name) ${ways} }`
    return this.send<Ways>(text, { response, name })
  }

  /** Adds a passkey of this authenticator. */
  async add(authenticator = new TestAuthenticator(origin), deviation: Deviation = {}, name?: string) {
    const { data, errors } = await this.startAdding()
    if (data === null) throw new Error(JSON.stringify(errors))
    return this.finishAdding(authenticator.create(data.options, deviation), name)
  }

  async startUsing(): Promise<string> {
    const { data, errors } = await this.send<{ options: string }>('mutation { startPasskeySignIn { options } }')
    if (data === null) throw new Error(JSON.stringify(errors))
    return data.options
  }

  async finishUsing(response: string) {
    const text = 'mutation ($response: String!) { finishPasskeySignIn(response: $response) { email token { token } } }'
    const result = await this.send<{ email: string; token: { token: string } }>(text, { response })
    this.#token = result.data?.token.token ?? this.#token
    return result
  }

  /** Signs in with the passkey of this authenticator. */
  async use(authenticator: TestAuthenticator, deviation: Deviation = {}) {
    return this.finishUsing(authenticator.use(await this.startUsing(), deviation))
  }

  /** Proves with the passkey who uses the session. */
  async confirm(authenticator: TestAuthenticator) {
    const response = authenticator.use(await this.startUsing())
    const text = `mutation ($response: String!) { confirmSessionWithPasskey(response: $response) ${ways} }`
    return this.send<Ways>(text, { response })
  }

  remove(uid: string) {
    return this.send<Ways>(`mutation ($uid: ID!) { removePasskey(uid: $uid) ${ways} }`, { uid })
  }

  rename(uid: string, name: string) {
    return this.send<Ways>(`mutation ($uid: ID!, $name: String!) { renamePasskey(uid: $uid, name: $name) ${ways} }`, {
      uid,
      name,
    })
  }

  async email(): Promise<string | undefined> {
    return (await this.send<{ email: string }>('{ customer { email } }')).data?.email
  }
}

/** A shop on a host with a name, where passkeys work. */
export class PasskeyShop {
  readonly shop: TestShop
  #count = 0

  private constructor(shop: TestShop) {
    this.shop = shop
  }

  static async open(): Promise<PasskeyShop> {
    const passkeys = new PasskeyShop(await testShop())
    await passkeys.set({ 'web/secure/base_url': `${origin}/` })
    return passkeys
  }

  async set(values: Record<string, unknown>): Promise<void> {
    await this.shop.database.transaction((tx) => saveSettings(tx, { scope: 'default', id: 0 }, values))
    await deliverDueEvents(this.shop.database)
  }

  browser(store = 'pl'): PasskeyBrowser {
    return new PasskeyBrowser(this.shop, store)
  }

  /** Creates an account with a password, and a browser that is signed in to it. */
  async customer({ isAgent = false } = {}): Promise<{ email: string; browser: PasskeyBrowser }> {
    this.#count += 1
    const email = `person${this.#count}@example.com`
    const draft = { firstname: 'Ewa', lastname: 'Lis', telephone: null, isAgent, websiteId: 1, email, password }
    await this.shop.database.transaction((tx) => saveCustomers(tx, [draft], new Date()))
    const browser = this.browser()
    await browser.signIn(email)
    return { email, browser }
  }

  /** The subjects of the emails to this address. */
  async titlesTo(email: string): Promise<string[]> {
    await deliverDueEvents(this.shop.database)
    return (await listMails(this.shop.database.reader, 1_000))
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject)
  }
}
