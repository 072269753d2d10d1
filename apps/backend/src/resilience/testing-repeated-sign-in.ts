import { sql } from 'kysely'
import { fromBase32, oneTimePassword, stepAt } from '../customer/second-factor/totp.ts'
import { origin, type PasskeyBrowser } from '../customer/passkeys/testing-passkey-shop.ts'
import { TestAuthenticator } from '../customer/passkeys/testing-authenticator.ts'
import { password, row, type World } from './testing-repeated.ts'

const codeFrom = (secret: string, distance: number): string =>
  oneTimePassword(fromBase32(secret), stepAt(new Date()) + distance)

/** An account with a passkey. */
const withPasskey = async (world: World) => {
  const account = await world.customer()
  const authenticator = new TestAuthenticator(origin)
  const { data } = await account.browser.add(authenticator, {}, 'Telefon')
  return { ...account, authenticator, uid: data?.passkeys[0]?.uid }
}

const start = 'mutation { startAuthenticatorApp { secret } }'

/** An agent who has started to set up an authenticator app. */
const agentWithSecret = async (world: World) => {
  const agent = await world.customer({ isAgent: true })
  const { secret } = await world.must<{ secret: string }>(start, {}, agent.headers)
  return { ...agent, secret }
}

/** An agent with an authenticator app. */
const agentWithApp = async (world: World) => {
  const agent = await agentWithSecret(world)
  const confirm = 'mutation ($code: String!) { confirmAuthenticatorApp(code: $code) { codes } }'
  await world.must(confirm, { code: codeFrom(agent.secret, -1) }, agent.headers)
  return agent
}

/** An agent who may adopt a client, and what they send to do it. */
const adopting = async (world: World) => {
  const [agent, client] = [await agentWithApp(world), await world.customer()]
  const found = await world.must<{ search_id: string }[]>(
    'query ($email: String) { searchClientToAdopt(customer_email: $email) { search_id } }',
    { email: client.email },
    agent.headers,
  )
  return { agent, input: { register: false, customer_id: found[0]?.search_id } }
}

/** What a new person brings back from the provider's page. Facebook does not say that the address is theirs. */
const backFrom = async (world: World, provider: 'FACEBOOK' | 'GOOGLE') => {
  const browser = world.newSocialBrowser()
  const email = world.newEmail()
  const page = await browser.start(provider)
  const claims = { sub: email, email, given_name: 'Ada', family_name: 'Nowak' }
  const proof = provider === 'FACEBOOK' ? { email_verified: undefined } : {}
  return { browser, email, answer: world.social.approve(page, { ...claims, ...proof }) }
}

const challenged = async (browser: PasskeyBrowser, authenticator: TestAuthenticator) =>
  authenticator.use(await browser.startUsing())

export const signInRows = [
  row('generateCustomerToken', async (world) => ({ args: { email: (await world.customer()).email, password } })),
  row('generateCustomerTokenAsAdmin', async () => ({ args: { input: { customer_email: 'ada@example.com' } } }), {
    refusedWith: 'ADMIN_TOKEN_NOT_OFFERED',
  }),
  row('startPasskeySignIn', async () => ({})),
  row('startPasskeyRegistration', async (world) => ({ headers: (await world.customer()).headers })),
  row('finishPasskeyRegistration', async (world) => {
    const { browser } = await world.customer()
    const { data } = await browser.startAdding()
    const response = new TestAuthenticator(origin).create(data?.options ?? '')
    return { args: { response, name: 'Telefon' }, headers: browser.headers }
  }),
  row('finishPasskeySignIn', async (world) => {
    const { authenticator } = await withPasskey(world)
    const browser = world.newBrowser()
    return { args: { response: await challenged(browser, authenticator) }, headers: browser.headers }
  }),
  row('confirmSessionWithPasskey', async (world) => {
    const { authenticator, browser } = await withPasskey(world)
    return { args: { response: await challenged(browser, authenticator) }, headers: browser.headers }
  }),
  row('renamePasskey', async (world) => {
    const { uid, headers } = await withPasskey(world)
    return { args: { uid, name: 'Stary telefon' }, headers }
  }),
  row('removePasskey', async (world) => {
    const { uid, headers } = await withPasskey(world)
    return { args: { uid }, headers }
  }),
  row('startSocialSignIn', async () => ({ args: { provider: 'GOOGLE' } })),
  row('finishSocialSignIn', async (world) => {
    const { browser, answer, email } = await backFrom(world, 'GOOGLE')
    await browser.finish('GOOGLE', answer)
    const again = world.newSocialBrowser()
    const page = await again.start('GOOGLE')
    return {
      args: { provider: 'GOOGLE', ...world.social.approve(page, { sub: email, email }) },
      headers: again.headers,
    }
  }),
  row('createCustomerFromSocialSignIn', async (world) => {
    const { browser, answer } = await backFrom(world, 'GOOGLE')
    const { data } = await browser.finish('GOOGLE', answer)
    const input = { key: data?.registration?.key, firstname: 'Ada', lastname: 'Nowak' }
    return { args: { input }, headers: browser.headers }
  }),
  row('confirmSocialSignIn', async (world) => {
    const { browser, answer, email } = await backFrom(world, 'FACEBOOK')
    await browser.finish('FACEBOOK', answer)
    return { args: { key: await world.fromMail(email, /key=([\w-]+)/) }, headers: browser.headers }
  }),
  row('unlinkSocialProvider', async (world) => {
    const { email, headers } = await world.customer()
    await sql`insert into customer_identity (website_id, provider, subject, customer_id, linked_at)
      select 1, 'google', ${email}, id, now() from customer_customer where email = ${email}`.execute(
      world.shop.database.reader,
    )
    return { args: { provider: 'GOOGLE' }, headers }
  }),
  row('startAuthenticatorApp', async (world) => ({ headers: (await world.customer({ isAgent: true })).headers })),
  row('confirmAuthenticatorApp', async (world) => {
    const { secret, headers } = await agentWithSecret(world)
    return { args: { code: codeFrom(secret, -1) }, headers }
  }),
  row('checkSecondFactor', async (world) => {
    const { secret, email } = await agentWithApp(world)
    return { args: { code: codeFrom(secret, 0) }, headers: (await world.signIn(email)).headers }
  }),
  row('replaceRecoveryCodes', async (world) => ({ headers: (await agentWithApp(world)).headers })),
  row('generateAgentToken', async (world) => {
    const { agent, input } = await adopting(world)
    return { args: { input }, headers: agent.headers }
  }),
  row(
    'removeAdoptedClient',
    async (world) => {
      const { agent, input } = await adopting(world)
      const { token } = await agent.browser
        .send<{ token: string }>(
          'mutation ($input: GenerateAgentTokenInput!) { generateAgentToken(input: $input) { token } }',
          {
            input,
          },
        )
        .then(({ data }) => data ?? { token: '' })
      return { headers: { ...agent.browser.headers, 'agent-data': token } }
    },
    { refusedAfterwards: 'AGENT_TOKEN_INVALID' },
  ),
]
