import { agreementDraft, saveDrafts } from '../../consent/agreements/testing-agreements.ts'
import { listMails, type StoredMail } from '#src/platform/email/email-queue.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from '../customer.ts'
import { connectProviders } from './providers.ts'
import { TestProvider, type Claims, type Mishap } from './testing-provider.ts'

export const password = 'Bocian-2026!'

type Headers = Record<string, string>
export type Name = 'APPLE' | 'FACEBOOK' | 'GOOGLE'

interface Outcome {
  email: string
  token: { token: string } | null
  registration: { key: string; firstname: string; lastname: string } | null
}
export const outcomeFields = '{ email token { token customer_token_lifetime } registration { key firstname lastname } }'

/** A browser of the storefront, which keeps its cookies. */
export class Browser {
  readonly #shop: TestShop
  #cookies = new Map<string, string>()
  #token: string | undefined

  constructor(shop: TestShop) {
    this.#shop = shop
  }

  get headers(): Headers {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const authorization: Headers = this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }
    return { 'application-type': 'pwa-web', cookie, ...authorization }
  }

  async send<T>(text: string, variables: object = {}, more: Headers = {}) {
    const result = await this.#shop.execute<Record<string, T | null>>(
      text,
      { ...variables },
      { ...this.headers, ...more },
    )
    for (const line of result.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { data: Object.values(result.data ?? {})[0] ?? null, errors: result.errors }
  }

  async start(name: Name, more: Headers = {}): Promise<string> {
    const text = 'mutation ($name: SocialProviderEnum!) { startSocialSignIn(provider: $name) { authorization_url } }'
    const { data, errors } = await this.send<{ authorization_url: string }>(text, { name }, more)
    if (data === null) throw new Error(JSON.stringify(errors))
    return data.authorization_url
  }

  async finish(name: Name, response: { code: string; state: string }, more: Headers = {}) {
    const text = `mutation ($name: SocialProviderEnum!, $code: String!, $state: String!) {
      finishSocialSignIn(provider: $name, code: $code, state: $state) ${outcomeFields} }`
    return this.#keepToken(await this.send<Outcome>(text, { name, ...response }, more))
  }

  async register(input: object) {
    const text = `mutation ($input: SocialRegistrationInput!) { createCustomerFromSocialSignIn(input: $input) ${outcomeFields} }`
    return this.#keepToken(await this.send<Outcome>(text, { input }))
  }

  async confirm(key: string) {
    return this.#keepToken(
      await this.send<Outcome>(`mutation ($key: String!) { confirmSocialSignIn(key: $key) ${outcomeFields} }`, { key }),
    )
  }

  /** Signs in with the password. */
  async signIn(email: string): Promise<void> {
    const text =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
    this.#token = (await this.send<{ token: string }>(text, { email, password })).data?.token
  }

  async email(): Promise<string | undefined> {
    return (await this.send<{ email: string }>('{ customer { email } }')).data?.email
  }

  #keepToken<T extends { data: Outcome | null }>(result: T): T {
    this.#token = result.data?.token?.token ?? this.#token
    return result
  }
}

/**
 * A shop that offers all three providers, whose place the test provider takes. Registrations require the agreement `rules`,
 * and the newsletter requires `letters`.
 */
export class SocialShop {
  readonly shop: TestShop
  readonly provider: TestProvider
  readonly agreements: Record<string, number> = {}
  #count = 0

  private constructor(shop: TestShop, provider: TestProvider) {
    this.shop = shop
    this.provider = provider
  }

  static async open(): Promise<SocialShop> {
    const social = new SocialShop(await testShop(), await TestProvider.start())
    const { database } = social.shop
    const drafts = [
      agreementDraft('rules', 'registration', true, 1),
      agreementDraft('offers', 'registration', false, 2),
      agreementDraft('letters', 'newsletter', true, 1),
    ]
    Object.assign(social.agreements, await saveDrafts(database, drafts))
    await social.set({
      'social_login/apple/enabled': true,
      'social_login/apple/client_id': 'apple-client',
      'social_login/facebook/enabled': true,
      'social_login/facebook/app_id': 'facebook-client',
      'social_login/google/enabled': true,
      'social_login/google/client_id': 'google-client',
    })
    return social
  }

  /** Connects the shop with the test provider. Keys that were loaded before are loaded again. */
  connect(secrets = this.provider.secrets, endpoints = this.provider.endpoints): void {
    const socialProviders = connectProviders(secrets, { warn: () => undefined }, endpoints)
    Object.assign(this.shop.database.services, { socialProviders })
    this.provider.hidesKeys = false
  }

  async set(values: Record<string, unknown>): Promise<void> {
    await this.shop.database.transaction((tx) => saveSettings(tx, { scope: 'default', id: 0 }, values))
    await deliverDueEvents(this.shop.database)
  }

  browser(): Browser {
    return new Browser(this.shop)
  }

  /** A person whom the shop does not know. */
  person(more: Claims = {}): Claims & { email: string; sub: string } {
    this.#count += 1
    const [sub, email] = [`subject-${this.#count}`, `person${this.#count}@example.com`]
    return { sub, email, given_name: 'Ada', family_name: 'Nowak', ...more }
  }

  /** Creates an account with a password. */
  async account(email: string, isAgent = false): Promise<void> {
    const given = { firstname: 'Ewa', lastname: 'Lis', telephone: null, isAgent, websiteId: 1, email, password }
    await this.shop.database.transaction((tx) => saveCustomers(tx, [given], new Date()))
  }

  async canSignIn(email: string): Promise<boolean> {
    const text =
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
    return (await this.shop.execute(text, { email, password })).errors === undefined
  }

  async mailsTo(email: string): Promise<StoredMail[]> {
    await deliverDueEvents(this.shop.database)
    return (await listMails(this.shop.database.reader, 1_000)).filter(({ to }) => to === email)
  }

  /** The person starts in this browser, approves at the provider and returns. */
  async signIn(
    name: Name,
    claims: Claims,
    { browser = this.browser(), mishap }: { browser?: Browser; mishap?: Mishap | undefined } = {},
  ) {
    return browser.finish(name, this.provider.approve(await browser.start(name), claims, mishap))
  }

  async close(): Promise<void> {
    await this.shop.close()
    await this.provider.close()
  }
}

/** The code of the first error. */
export const codeOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions['code']
