import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverEvents } from '../platform/events.ts'
import { eventHandlers } from '../event-handlers.ts'
import { appointAgent } from './agent.ts'
import { acting, clientEmail, cookieOf, Desk, type Lines } from './testing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await Desk.open()
})
afterAll(() => desk.shop.close())
beforeEach(async () => {
  await sql`delete from platform_attempt`.execute(desk.shop.database.reader)
})

const agentEmail = 'marek@example.com'
const execute = <T>(text: string, variables: object, headers: Lines) =>
  desk.shop.execute<T>(text, { ...variables }, headers)

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
    where t.id > ${since} order by t.id`.execute(desk.shop.database.reader)
  return rows
}

async function lastLine(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from agent_trail`.execute(
    desk.shop.database.reader,
  )
  return rows[0]?.id ?? 0
}

const invalid = { category: 'graphql-authorization', code: 'AGENT_TOKEN_INVALID' }

describe('finding a client', () => {
  it('AGENT-02 AGENT-07 answers who has exactly this e-mail address, or this telephone number in any writing', async () => {
    const agent = await desk.signIn(agentEmail)
    const anna = { firstname: 'Anna', lastname: 'Wiśniewska', email: clientEmail, search_id: expect.any(String) }
    for (const asked of [
      { email: ' Anna@Example.com ' },
      { telephone: '501 202 303' },
      { telephone: '+48 501-202-303' },
      { telephone: '0048501202303' },
      { email: clientEmail, telephone: '501202303' },
    ])
      expect((await desk.search(agent, asked)).data.searchClientToAdopt).toEqual([anna])
  })

  it('AGENT-04 finds nobody by a part, another’s number, a wildcard, another website’s address or an agent’s', async () => {
    const agent = await desk.signIn(agentEmail)
    for (const asked of [
      { email: 'anna@example' },
      { email: '%@example.com' },
      { telephone: '501202' },
      { email: clientEmail, telephone: '600700800' },
      { email: 'zoe@example.com' },
      { email: 'iza@example.com' },
    ])
      expect((await desk.search(agent, asked)).data.searchClientToAdopt, JSON.stringify(asked)).toEqual([])
  })

  it('AGENT-03 AMB-51 wants a value of at least three characters, and says so in the language of the store', async () => {
    const polish = await desk.signIn(agentEmail)
    const said = async (asked: object, store: string) =>
      (await desk.search({ ...polish, store }, asked)).errors?.[0]?.message
    expect(await said({}, 'pl')).toBe('Wpisz wartość w co najmniej jednym polu.')
    expect(await said({ email: '', telephone: ' ' }, 'cz')).toBe('Vyplňte alespoň jedno pole.')
    expect(await said({ email: 'a@' }, 'pl')).toBe('Wpisz co najmniej 3 znaki.')
  })

  it('AMB-51 stops after thirty searches in a minute', async () => {
    const agent = await desk.signIn('iza@example.com')
    for (let i = 0; i < 30; i++)
      expect((await desk.search(agent, { email: `n${i}@example.com` })).errors).toBeUndefined()
    const refused = await desk.search(agent, { email: clientEmail })
    expect(refused.errors?.[0]?.extensions['category']).toBe('graphql-too-many-requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('ROLE-03 tells guests and customers who are no agents nothing, whoever they ask for', async () => {
    const customer = await desk.signIn('ola@example.com')
    const answers = await Promise.all(
      [{}, customer].flatMap((headers) => [
        desk.search(headers, { email: clientEmail }),
        desk.search(headers, { email: 'nobody@example.com' }),
        desk.generate(headers, { register: true, customer_email: clientEmail }),
        desk.generate(headers, { register: true, customer_email: 'new.one@example.com' }),
        desk.generate(headers, { register: false, customer_id: '1' }),
        execute('mutation { removeAdoptedClient { result } }', {}, headers),
      ]),
    )
    const said = answers.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions])
    expect(new Set(said.map((words) => JSON.stringify(words)))).toEqual(
      new Set([JSON.stringify(['To mogą zrobić tylko doradcy.', { category: 'graphql-authorization' }])]),
    )
  })
})

describe('adopting a client', () => {
  it('AGENT-09 GQL-43 AGENT-12 gives a token for a client that was found, in two halves and for an hour', async () => {
    const agent = await desk.signIn(agentEmail)
    const found = await desk.search(agent, { email: clientEmail })
    const id = found.data.searchClientToAdopt?.[0]?.search_id ?? ''
    const { data, headers } = await desk.generate(agent, { register: false, customer_id: id })
    expect(data.generateAgentToken?.token).toMatch(/^[\w-]{43}$/)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-a=[\w-]{43}; Path=\/; Max-Age=3600; Secure; HttpOnly; SameSite=Strict$/),
    ])
    const { rows } = await sql<Record<string, unknown>>`
      select *, expires_at - started_at = interval '1 hour' as "isHour" from agent_adoption order by id desc limit 1`.execute(
      desk.shop.database.reader,
    )
    expect(rows[0]).toMatchObject({ isHour: true, ended_at: null })
    expect(JSON.stringify(rows)).not.toContain(data.generateAgentToken?.token)
    expect(JSON.stringify(rows)).not.toContain(cookieOf(headers, '__Host-a'))
  })

  it('AGENT-09 AGENT-08 opens an account for a new client, whose password only the client sets', async () => {
    const agent = await desk.signIn(agentEmail)
    const input = { register: true, customer_email: 'Nowy@Example.com' }
    const headers = acting(agent, await desk.generate(agent, input))
    expect(await desk.emailOf(headers)).toBe('nowy@example.com')
    await deliverEvents(desk.shop.database, eventHandlers)
    const { rows } = await sql<{ text: string; subject: string }>`
      select * from platform_mail where recipient = 'nowy@example.com'`.execute(desk.shop.database.reader)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toMatch(/customer\/account\/createPassword\?email=nowy%40example\.com&token=[\w-]{43}/)
    const again = await desk.generate(agent, input)
    expect(again.errors?.[0]).toMatchObject({
      message: 'Konto z tym adresem e-mail już istnieje. Wyszukaj klienta.',
      extensions: { category: 'graphql-already-exists' },
    })
    for (const email of ['', 'no address'])
      expect((await desk.generate(agent, { register: true, customer_email: email })).errors?.[0]?.message).toBe(
        'Wpisz poprawny adres e-mail.',
      )
  })

  it('adopts nobody who was not searched for, was found by another agent, or is a customer’s number', async () => {
    const [agent, other] = [await desk.signIn(agentEmail), await desk.signIn('iza@example.com')]
    const found = await desk.search(agent, { email: clientEmail })
    const id = found.data.searchClientToAdopt?.[0]?.search_id ?? ''
    for (const [headers, wanted] of [
      [other, id],
      [agent, '1'],
      [agent, ''],
    ] as const)
      expect((await desk.generate(headers, { register: false, customer_id: wanted })).errors?.[0]?.extensions).toEqual({
        category: 'graphql-no-such-entity',
      })
    await sql`update agent_finding set expires_at = now() - interval '1 second'`.execute(desk.shop.database.reader)
    expect((await desk.generate(agent, { register: false, customer_id: id })).data.generateAgentToken).toBeNull()
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
  ])('is refused: %s', async (text) => {
    const headers = await desk.adopt(await desk.signIn(agentEmail))
    const since = await lastLine()
    const { errors } = await execute(`mutation { ${text} }`, {}, headers)
    expect(errors).toMatchObject([
      {
        message: 'Doradca nie może zrobić tego w imieniu klienta.',
        extensions: { category: 'graphql-authorization', code: 'AGENT_FORBIDDEN' },
      },
    ])
    expect(await trail(since)).toMatchObject([{ client: clientEmail, outcome: 'forbidden' }])
  })

  it('refused in the words of each language', async () => {
    const headers = await desk.adopt(await desk.signIn(agentEmail))
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

describe('the end of acting', () => {
  it('AGENT-11 removeAdoptedClient ends it on the server and takes the cookie away', async () => {
    const agent = await desk.signIn(agentEmail)
    const headers = await desk.adopt(agent)
    const { data, headers: reply } = await execute('mutation { removeAdoptedClient { result } }', {}, headers)
    expect(data).toEqual({ removeAdoptedClient: { result: true } })
    expect(reply.getSetCookie()).toEqual(['__Host-a=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict'])
    await expect(desk.emailOf(headers)).rejects.toMatchObject(invalid)
    expect(await desk.emailOf(agent)).toBe(agentEmail)
  })

  it('AGENT-12 comes after an hour, and is said clearly', async () => {
    const headers = await desk.adopt(await desk.signIn(agentEmail))
    await sql`update agent_adoption set expires_at = now() - interval '1 second'`.execute(desk.shop.database.reader)
    await expect(desk.emailOf(headers)).rejects.toMatchObject({
      ...invalid,
      message: 'Nie działasz już w imieniu klienta. Wybierz klienta ponownie.',
    })
  })

  it('PROD-03 comes at once when the agent is none any more, also for one who is appointed again', async () => {
    const agent = await desk.signIn(agentEmail)
    const headers = await desk.adopt(agent)
    const found = await desk.search(agent, { email: clientEmail })
    const appoint = (isAgent: boolean) =>
      desk.shop.database.transaction((tx) =>
        appointAgent(tx, { email: agentEmail, store: { id: 1, websiteId: 1 }, isAgent, now: new Date() }),
      )
    await appoint(false)
    try {
      await expect(desk.emailOf(headers)).rejects.toMatchObject(invalid)
      const input = { register: false, customer_id: found.data.searchClientToAdopt?.[0]?.search_id ?? '' }
      expect((await desk.generate(agent, input)).errors?.[0]?.extensions['category']).toBe('graphql-authorization')
    } finally {
      await appoint(true)
    }
    await expect(desk.emailOf(headers)).rejects.toMatchObject(invalid)
  })

  it('the role taken away in the database alone ends it too', async () => {
    const headers = await desk.adopt(await desk.signIn(agentEmail))
    const set = (flag: boolean) =>
      sql`update customer_customer set is_agent = ${flag} where email = ${agentEmail}`.execute(
        desk.shop.database.reader,
      )
    await set(false)
    await expect(desk.emailOf(headers)).rejects.toMatchObject(invalid)
    await set(true)
    expect(await desk.emailOf(headers)).toBe(clientEmail)
  })

  it('comes with the agent’s session, never with the client’s, and outlives a renewal', async () => {
    const client = await desk.signIn(clientEmail)
    const headers = await desk.adopt(await desk.signIn(agentEmail))
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
    expect(await desk.emailOf(renewed)).toBe(clientEmail)
    await execute('mutation { revokeCustomerToken { result } }', {}, renewed)
    expect(await desk.emailOf(renewed)).toBeUndefined()
    expect(await desk.emailOf(client)).toBe(clientEmail)
    const later = { ...renewed, ...(await desk.signIn(agentEmail)) }
    await expect(desk.emailOf({ ...later, cookie: `${later.cookie}; ${adoption}` })).rejects.toMatchObject(invalid)
  })

  it('another’s token, half a token, a customer’s and a made-up one never work', async () => {
    const agent = await desk.signIn(agentEmail)
    const headers = await desk.adopt(agent)
    const token = headers['agent-data'] ?? ''
    const adoption = /__Host-a=[\w-]+/.exec(headers['cookie'] ?? '')?.[0] ?? ''
    const [other, customer] = [await desk.signIn('iza@example.com'), await desk.signIn('ola@example.com')]
    for (const lines of [other, customer])
      await expect(
        desk.emailOf({ ...lines, cookie: `${lines['cookie']}; ${adoption}`, 'agent-data': token }),
      ).rejects.toMatchObject(invalid)
    await expect(desk.emailOf({ ...agent, 'agent-data': token })).rejects.toMatchObject(invalid)
    for (const made of ['1', 'null', "x' or 1=1--", 'a'.repeat(4_000)])
      await expect(desk.emailOf({ ...headers, 'agent-data': made })).rejects.toMatchObject(invalid)
    expect(await desk.emailOf(headers)).toBe(clientEmail)
  })

  it('a second adoption ends the first', async () => {
    const agent = await desk.signIn(agentEmail)
    const first = await desk.adopt(agent)
    const second = await desk.adopt(agent)
    await expect(desk.emailOf(first)).rejects.toMatchObject(invalid)
    expect(await desk.emailOf(second)).toBe(clientEmail)
  })

  it('without a session the header has no effect', async () => {
    const headers = await desk.adopt(await desk.signIn(agentEmail))
    expect(await desk.emailOf({ 'agent-data': headers['agent-data'] ?? '' })).toBeUndefined()
  })
})
