import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { agreementDraft, saveDrafts } from '../consent/agreements/testing-agreements.ts'
import { appointAgent } from './agent.ts'
import { acting, clientEmail, cookieOf, TestAgents, type Lines } from './testing-agents.ts'

let agents: TestAgents
beforeAll(async () => {
  agents = await TestAgents.open()
})
afterAll(() => agents.shop.close())
beforeEach(async () => {
  await sql`delete from platform_attempt`.execute(agents.shop.database.reader)
})

const agentEmail = 'marek@example.com'
const execute = <T>(text: string, variables: object, headers: Lines) =>
  agents.shop.execute<T>(text, { ...variables }, headers)

interface TrailRow {
  agent: string
  client: string | null
  action: string
  detail: string
  outcome: string
}

async function trail(since = 0): Promise<TrailRow[]> {
  const { rows } = await sql<TrailRow>`
    select a.email as agent, c.email as client, t.action, t.detail, t.outcome from agent_trail t
    join customer_customer a on a.id = t.agent_id left join customer_customer c on c.id = t.client_id
    where t.id > ${since} order by t.id`.execute(agents.shop.database.reader)
  return rows
}

async function lastLine(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from agent_trail`.execute(
    agents.shop.database.reader,
  )
  return rows[0]?.id ?? 0
}

const invalid = { category: 'graphql-authorization', code: 'AGENT_TOKEN_INVALID' }

describe('finding a client', () => {
  it('AGENT-02 AGENT-07 GQL-42 returns clients with exactly this email address, or this phone number in any notation', async () => {
    const agent = await agents.signIn(agentEmail)
    const anna = { firstname: 'Anna', lastname: 'Wiśniewska', email: clientEmail, search_id: expect.any(String) }
    for (const request of [
      { email: ' Anna@Example.com ' },
      { telephone: '501 202 303' },
      { telephone: '+48 501-202-303' },
      { telephone: '0048501202303' },
      { email: clientEmail, telephone: '501202303' },
    ])
      expect((await agents.search(agent, request)).data.searchClientToAdopt).toEqual([anna])
  })

  it('AGENT-04 returns nothing for a partial address, another number, a wildcard, another website’s client or an agent', async () => {
    const agent = await agents.signIn(agentEmail)
    for (const request of [
      { email: 'anna@example' },
      { email: '%@example.com' },
      { telephone: '501202' },
      { email: clientEmail, telephone: '600700800' },
      { email: 'zoe@example.com' },
      { email: 'iza@example.com' },
    ])
      expect((await agents.search(agent, request)).data.searchClientToAdopt, JSON.stringify(request)).toEqual([])
  })

  it('AGENT-03 AMB-51 requires at least three characters, with a message in the language of the store', async () => {
    const polish = await agents.signIn(agentEmail)
    const messageFor = async (request: object, store: string) =>
      (await agents.search({ ...polish, store }, request)).errors?.[0]?.message
    expect(await messageFor({}, 'pl')).toBe('Wpisz wartość w\u00A0co najmniej jednym polu.')
    expect(await messageFor({ email: '', telephone: ' ' }, 'cz')).toBe('Vyplňte alespoň jedno pole.')
    expect(await messageFor({ email: 'a@' }, 'pl')).toBe('Wpisz co najmniej 3 znaki.')
  })

  it('AMB-51 limits an agent to thirty searches a minute', async () => {
    const agent = await agents.signIn('iza@example.com')
    for (let i = 0; i < 30; i++)
      expect((await agents.search(agent, { email: `n${i}@example.com` })).errors).toBeUndefined()
    const refused = await agents.search(agent, { email: clientEmail })
    expect(refused.errors?.[0]?.extensions['category']).toBe('graphql-too-many-requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('ROLE-03 returns the same refusal to guests and to customers who are not agents, whatever they search for', async () => {
    const customer = await agents.signIn('ola@example.com')
    const responses = await Promise.all(
      [{}, customer].flatMap((headers) => [
        agents.search(headers, { email: clientEmail }),
        agents.search(headers, { email: 'nobody@example.com' }),
        agents.generate(headers, { register: true, customer_email: clientEmail }),
        agents.generate(headers, { register: true, customer_email: 'new.one@example.com' }),
        agents.generate(headers, { register: false, customer_id: '1' }),
        execute('mutation { removeAdoptedClient { result } }', {}, headers),
      ]),
    )
    const refusals = responses.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions])
    expect(new Set(refusals.map((words) => JSON.stringify(words)))).toEqual(
      new Set([
        JSON.stringify(['To mogą zrobić tylko doradcy.', { category: 'graphql-authorization', code: 'NOT_AN_AGENT' }]),
      ]),
    )
  })
})

describe('adopting a client', () => {
  it('AGENT-09 GQL-43 AGENT-12 returns a token for a found client, in two halves and valid for an hour', async () => {
    const agent = await agents.signIn(agentEmail)
    const found = await agents.search(agent, { email: clientEmail })
    const id = found.data.searchClientToAdopt?.[0]?.search_id ?? ''
    const { data, headers } = await agents.generate(agent, { register: false, customer_id: id })
    expect(data.generateAgentToken?.token).toMatch(/^[\w-]{43}$/)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-a=[\w-]{43}; Path=\/; Max-Age=3600; Secure; HttpOnly; SameSite=Strict$/),
    ])
    const { rows } = await sql<Record<string, unknown>>`
      select *, expires_at - started_at = interval '1 hour' as "isHour" from agent_adoption order by id desc limit 1`.execute(
      agents.shop.database.reader,
    )
    expect(rows[0]).toMatchObject({ isHour: true, ended_at: null })
    expect(JSON.stringify(rows)).not.toContain(data.generateAgentToken?.token)
    expect(JSON.stringify(rows)).not.toContain(cookieOf(headers, '__Host-a'))
  })

  it('AGENT-09 AGENT-08 creates an account for a new client, whose password only the client sets', async () => {
    const agent = await agents.signIn(agentEmail)
    const input = { register: true, customer_email: 'Nowy@Example.com' }
    const headers = acting(agent, await agents.generate(agent, input))
    expect(await agents.emailOf(headers)).toBe('nowy@example.com')
    await deliverDueEvents(agents.shop.database)
    const { rows } = await sql<{ text: string; subject: string }>`
      select * from platform_mail where recipient = 'nowy@example.com'`.execute(agents.shop.database.reader)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toMatch(/customer\/account\/createPassword\?email=nowy%40example\.com&token=[\w-]{43}/)
    const again = await agents.generate(agent, input)
    expect(again.errors?.[0]).toMatchObject({
      message: 'Konto z\u00A0tym adresem e-mail już istnieje. Wyszukaj klienta.',
      extensions: { category: 'graphql-already-exists' },
    })
    for (const email of ['', 'no address'])
      expect((await agents.generate(agent, { register: true, customer_email: email })).errors?.[0]?.message).toBe(
        'Wpisz poprawny adres e-mail.',
      )
  })

  it('AUTH-03 AGENT-09 asks the owner of such an account for the consents of a registration, with the first password', async () => {
    const { database } = agents.shop
    const ids = await saveDrafts(database, [agreementDraft('rules', 'registration', true, 1)])
    const agent = await agents.signIn(agentEmail)
    const email = 'zaproszona@example.com'
    await agents.generate(agent, { register: true, customer_email: email })
    // A new link instead of the one in the invitation leads to the same page.
    await execute('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, {})
    await deliverDueEvents(database)
    const { rows: mails } = await sql<{ text: string }>`
      select text from platform_mail where recipient = ${email} order by id`.execute(database.reader)
    const links = mails.map(({ text }) => new URL(/https?:\S+createPassword\S+/.exec(text)?.[0] ?? ''))
    expect(links.map(({ searchParams }) => searchParams.get('invited'))).toEqual(['1', '1'])
    const setPassword = (agreements: number[] | null) =>
      execute(
        `mutation ($email: String!, $token: String!, $agreements: [Int]) { resetPassword(
          email: $email, resetPasswordToken: $token, newPassword: "Nowe-Hasło-7", agreements: $agreements) }`,
        { email, token: links[1]?.searchParams.get('token'), agreements },
        {},
      )
    expect((await setPassword([])).errors?.[0]?.extensions).toMatchObject({ code: 'CONSENT_MISSING' })
    expect((await setPassword([ids['rules'] ?? 0])).data).toEqual({ resetPassword: true })
    const { rows } = await sql`
      select agreement_id, is_granted, wording from consent_record where email = ${email}`.execute(database.reader)
    expect(rows).toEqual([{ agreement_id: ids['rules'], is_granted: true, wording: 'rules' }])
    await sql`update consent_agreement set is_active = false where code = 'rules'`.execute(database.reader)
  })

  it('refuses a client who was not searched for, was found by another agent, or is named by customer id', async () => {
    const [agent, other] = [await agents.signIn(agentEmail), await agents.signIn('iza@example.com')]
    const found = await agents.search(agent, { email: clientEmail })
    const id = found.data.searchClientToAdopt?.[0]?.search_id ?? ''
    for (const [headers, wanted] of [
      [other, id],
      [agent, '1'],
      [agent, ''],
    ] as const)
      expect(
        (await agents.generate(headers, { register: false, customer_id: wanted })).errors?.[0]?.extensions,
      ).toEqual({
        category: 'graphql-no-such-entity',
        code: 'CLIENT_NOT_FOUND',
      })
    await sql`update agent_finding set expires_at = now() - interval '1 second'`.execute(agents.shop.database.reader)
    expect((await agents.generate(agent, { register: false, customer_id: id })).data.generateAgentToken).toBeNull()
  })
})

describe('acting for a client', () => {
  it.each([
    ['changeCustomerPassword(currentPassword: "Bocian-2026!", newPassword: "Nowe-Hasło-7") { email }'],
    ['updateCustomer(input: { email: "mine@example.com" }) { customer { email } }'],
    ['updateCustomerV2(input: { firstname: "Hacked" }) { customer { email } }'],
    ['requestPasswordResetEmail(email: "anna@example.com")'],
    ['resetPassword(email: "anna@example.com", resetPasswordToken: "x", newPassword: "Nowe-Hasło-7")'],
    ['subscribeEmailToNewsletter(email: "anna@example.com") { status }'],
    ['generateCustomerToken(email: "anna@example.com", password: "Bocian-2026!") { token }'],
  ])('refuses %s', async (text) => {
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    const since = await lastLine()
    const { errors } = await execute(`mutation { ${text} }`, {}, headers)
    expect(errors).toMatchObject([
      {
        message: 'Doradca nie może zrobić tego w\u00A0imieniu klienta.',
        extensions: { category: 'graphql-authorization', code: 'AGENT_FORBIDDEN' },
      },
    ])
    expect(await trail(since)).toMatchObject([{ client: clientEmail, outcome: 'forbidden' }])
  })

  it('refuses in the language of the store', async () => {
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    const texts = new Set<string>()
    for (const store of ['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am']) {
      const { errors } = await execute(
        'mutation { requestPasswordResetEmail(email: "anna@example.com") }',
        {},
        { ...headers, store },
      )
      texts.add(errors?.[0]?.message ?? '')
    }
    expect(texts.size).toBe(8)
  })
})

describe('an adoption', () => {
  it('AGENT-11 is revoked on the server by removeAdoptedClient, which also clears the cookie', async () => {
    const agent = await agents.signIn(agentEmail)
    const headers = await agents.adopt(agent)
    const { data, headers: reply } = await execute('mutation { removeAdoptedClient { result } }', {}, headers)
    expect(data).toEqual({ removeAdoptedClient: { result: true } })
    expect(reply.getSetCookie()).toEqual(['__Host-a=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict'])
    await expect(agents.emailOf(headers)).rejects.toMatchObject(invalid)
    expect(await agents.emailOf(agent)).toBe(agentEmail)
  })

  it('AGENT-12 expires after an hour with a clear error', async () => {
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    await sql`update agent_adoption set expires_at = now() - interval '1 second'`.execute(agents.shop.database.reader)
    await expect(agents.emailOf(headers)).rejects.toMatchObject({
      ...invalid,
      message: 'Nie działasz już w\u00A0imieniu klienta. Wybierz klienta ponownie.',
    })
  })

  it('PROD-03 ends when agent rights are revoked, even if they are granted again', async () => {
    const agent = await agents.signIn(agentEmail)
    const headers = await agents.adopt(agent)
    const found = await agents.search(agent, { email: clientEmail })
    const appoint = (isAgent: boolean) =>
      agents.shop.database.transaction((tx) =>
        appointAgent(tx, { email: agentEmail, store: { id: 1, websiteId: 1 }, isAgent, now: new Date() }),
      )
    await appoint(false)
    try {
      await expect(agents.emailOf(headers)).rejects.toMatchObject(invalid)
      const input = { register: false, customer_id: found.data.searchClientToAdopt?.[0]?.search_id ?? '' }
      expect((await agents.generate(agent, input)).errors?.[0]?.extensions['category']).toBe('graphql-authorization')
    } finally {
      await appoint(true)
    }
    await expect(agents.emailOf(headers)).rejects.toMatchObject(invalid)
  })

  it('ends when the role is removed directly in the database', async () => {
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    const set = (flag: boolean) =>
      sql`update customer_customer set is_agent = ${flag} where email = ${agentEmail}`.execute(
        agents.shop.database.reader,
      )
    await set(false)
    await expect(agents.emailOf(headers)).rejects.toMatchObject(invalid)
    await set(true)
    expect(await agents.emailOf(headers)).toBe(clientEmail)
  })

  it('ends with the agent’s session, not with the client’s, and survives a token renewal', async () => {
    const client = await agents.signIn(clientEmail)
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    const { data, headers: reply } = await execute<{ renewCustomerToken: { token: string } }>(
      'mutation { renewCustomerToken { token } }',
      {},
      headers,
    )
    const adoption = /__Host-a=[\w-]+/.exec(headers['cookie'] ?? '')?.[0] ?? ''
    const renewed = {
      ...headers,
      authorization: `Bearer ${data.renewCustomerToken.token}`,
      cookie: `__Host-s=${cookieOf(reply, '__Host-s')}; ${adoption}`,
    }
    expect(await agents.emailOf(renewed)).toBe(clientEmail)
    await execute('mutation { revokeCustomerToken { result } }', {}, renewed)
    expect(await agents.emailOf(renewed)).toBeUndefined()
    expect(await agents.emailOf(client)).toBe(clientEmail)
    const later = { ...renewed, ...(await agents.signIn(agentEmail)) }
    await expect(agents.emailOf({ ...later, cookie: `${later.cookie}; ${adoption}` })).rejects.toMatchObject(invalid)
  })

  it('rejects another agent’s token, half a token, a customer’s token and a made-up one', async () => {
    const agent = await agents.signIn(agentEmail)
    const headers = await agents.adopt(agent)
    const token = headers['agent-data'] ?? ''
    const adoption = /__Host-a=[\w-]+/.exec(headers['cookie'] ?? '')?.[0] ?? ''
    const [other, customer] = [await agents.signIn('iza@example.com'), await agents.signIn('ola@example.com')]
    for (const lines of [other, customer])
      await expect(
        agents.emailOf({ ...lines, cookie: `${lines['cookie']}; ${adoption}`, 'agent-data': token }),
      ).rejects.toMatchObject(invalid)
    await expect(agents.emailOf({ ...agent, 'agent-data': token })).rejects.toMatchObject(invalid)
    for (const made of ['1', 'null', "x' or 1=1--", 'a'.repeat(4_000)])
      await expect(agents.emailOf({ ...headers, 'agent-data': made })).rejects.toMatchObject(invalid)
    expect(await agents.emailOf(headers)).toBe(clientEmail)
  })

  it('ends when the agent adopts a second client', async () => {
    const agent = await agents.signIn(agentEmail)
    const first = await agents.adopt(agent)
    const second = await agents.adopt(agent)
    await expect(agents.emailOf(first)).rejects.toMatchObject(invalid)
    expect(await agents.emailOf(second)).toBe(clientEmail)
  })

  it('the header has no effect without a session', async () => {
    const headers = await agents.adopt(await agents.signIn(agentEmail))
    expect(await agents.emailOf({ 'agent-data': headers['agent-data'] ?? '' })).toBeUndefined()
  })
})
