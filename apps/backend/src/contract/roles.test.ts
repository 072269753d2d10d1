import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientEmail, password, TestAgents, type Lines } from '../agent/testing-agents.ts'
import { saveCustomers } from '../customer/customer.ts'
import { createSchema } from '../schema.ts'
import { eventHandlers as storeEvents } from '../store/store.ts'
import type { TestResponse } from '../testing/testing.ts'
import { access, accessByOperation, roles, type Role } from './roles.ts'
import { Belongings, missingData } from './testing-belongings.ts'
import { genericCalls, type GenericCall } from './testing-generic-calls.ts'

/** These end the caller's session or account, so they get one of their own. */
const endsSession = new Set([
  'changeCustomerPassword',
  'deleteCustomer',
  'generateAgentToken',
  'removeAdoptedClient',
  'renewCustomerToken',
  'revokeCustomerSession',
  'revokeCustomerToken',
  'revokeOtherCustomerSessions',
])
/** These change nothing and report no error for data of others and for missing data. */
const withoutRefusal = new Set([
  'assignCompareListToCustomer',
  'compareList',
  'deleteCompareList',
  'revokeCustomerSession',
])
/** Codes that refuse a role. `ORDER_NOT_FOUND` also refuses arguments. */
const roleCodes = new Set<string>(access.flatMap((group) => Object.values(group.verdicts)))
roleCodes.delete('ORDER_NOT_FOUND')

const calls = genericCalls(createSchema())
let agents: TestAgents
let other: Belongings
const sessions = new Map<Role, Lines>()
const foreignData = new Map<string, Record<string, unknown>>()

beforeAll(async () => {
  agents = await TestAgents.open()
  const draft = { lastname: 'Kos', isAgent: false, websiteId: 1, telephone: null, password }
  const people = ['ewa', 'iwo'].map((name) => ({ ...draft, firstname: name, email: `${name}@example.com` }))
  await agents.shop.database.transaction((tx) => saveCustomers(tx, people, new Date()))
  await allowSeveralWishlists()
  other = new Belongings(agents.shop, await agents.signIn('ola@example.com'), { isGuest: false })
})
afterAll(() => agents.shop.close())

async function signInAs(role: Role, name = 'ewa'): Promise<Lines> {
  if (role === 'guest') return {}
  if (role === 'customer') return agents.signIn(`${name}@example.com`)
  const agent = await agents.signIn('marek@example.com')
  return role === 'agent' ? agent : agents.adopt(agent)
}

/** The headers of a caller. Sessions are reused as long as nothing ends them. */
async function headersOf(role: Role, operation: string): Promise<Lines> {
  await sql`delete from platform_attempt`.execute(agents.shop.database.reader)
  if (endsSession.has(operation)) {
    sessions.clear()
    // Another session, which can be ended.
    if (operation === 'revokeCustomerSession') await signInAs(role)
    return signInAs(role, operation === 'deleteCustomer' ? 'iwo' : 'ewa')
  }
  const headers = sessions.get(role) ?? (await signInAs(role))
  sessions.set(role, headers)
  return headers
}

/** The data of the caller: while acting, what the client has created; an agent's, from the time before they became one. */
async function ownData(role: Role, headers: Lines, { needs }: GenericCall): Promise<Record<string, unknown>> {
  if (needs.length === 0) return missingData
  const owner = role === 'acting' ? await agents.signIn(clientEmail) : headers
  const belongings = new Belongings(agents.shop, owner, { isGuest: role === 'guest' })
  return role === 'agent' ? asCustomer(() => belongings.create(needs)) : belongings.create(needs)
}

/** Runs the work of an agent who is an ordinary customer meanwhile, because agents cannot order for themselves. */
async function asCustomer<T>(work: () => Promise<T>): Promise<T> {
  await setAgent(false)
  try {
    return await work()
  } finally {
    await setAgent(true)
  }
}

const setAgent = (isAgent: boolean) =>
  sql`update customer_customer set is_agent = ${isAgent} where email = 'marek@example.com'`.execute(
    agents.shop.database.reader,
  )

/** Data of another customer. While acting, the agent's own data is as foreign. */
async function dataOfOthers(role: Role, { needs }: GenericCall): Promise<Record<string, unknown>[]> {
  const stored = async (owner: string, create: () => Promise<Record<string, unknown>>) => {
    const key = `${owner} ${needs.join()}`
    const data = foreignData.get(key) ?? (await create())
    foreignData.set(key, data)
    return data
  }
  const ofOther = await stored('other', () => other.createForOthers(needs))
  if (role !== 'acting') return [ofOther]
  return [ofOther, await stored('agent', () => agentsData(needs))]
}

async function agentsData(needs: GenericCall['needs']): Promise<Record<string, unknown>> {
  const belongings = new Belongings(agents.shop, await signInAs('agent'), { isGuest: false })
  return asCustomer(() => belongings.createForOthers(needs))
}

/** All error codes in a response, whether thrown or listed in the data. */
function codesOf({ data, errors }: TestResponse<unknown>): string[] {
  const listed = [...JSON.stringify(data).matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code)
  return [...(errors ?? []).map(({ extensions }) => String(extensions['code'])), ...listed]
}

const send = (call: GenericCall, data: Readonly<Record<string, unknown>>, headers: Lines) =>
  agents.shop.execute(call.text, call.variables(data), headers)

it('ROLE-01 ROLE-02 ROLE-03 every operation of the schema has a row, and every row an operation', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual([...accessByOperation.keys()].toSorted())
  expect(access.flatMap(({ operations }) => operations)).toHaveLength(accessByOperation.size)
})

describe.each(roles)('ROLE-01 ROLE-02 ROLE-03 the rights of the role %s', (role) => {
  it.each(calls)('$name', async (call) => {
    const verdict = accessByOperation.get(call.name)?.[role]
    const headers = await headersOf(role, call.name)
    const own = await send(call, await ownData(role, headers, call), headers)
    const ownCodes = codesOf(own)
    for (const { extensions } of own.errors ?? []) expect(extensions).toHaveProperty('code')
    if (verdict !== 'yes' && verdict !== 'own') {
      expect(ownCodes).toContain(verdict)
      return
    }
    expect(ownCodes.filter((code) => roleCodes.has(code))).toEqual([])
    if (verdict === 'yes' || call.needs.length === 0) return
    const missing = await send(call, missingData, headers)
    const missingCodes = codesOf(missing)
    for (const [index, foreign] of (await dataOfOthers(role, call)).entries()) {
      const answer = await send(call, foreign, headers)
      const foreignCodes = codesOf(answer)
      expect(foreignCodes).toEqual(missingCodes)
      if (withoutRefusal.has(call.name)) {
        expect(answer.data).toEqual(missing.data)
        if (index === 0) expect(await other.create(call.needs)).toEqual(foreign)
        continue
      }
      expect(foreignCodes).not.toEqual([])
      expect(foreignCodes).not.toEqual(ownCodes)
    }
  })
})

async function allowSeveralWishlists(): Promise<void> {
  const { database } = agents.shop
  for (const [setting, value] of [
    ['multiple_enabled', '1'],
    ['multiple_count', 50],
  ])
    await sql`insert into store_config values ('view', 1, ${`wishlist/general/${setting}`}, ${JSON.stringify(value)}::jsonb)
      on conflict (scope, scope_id, path) do update set value = excluded.value`.execute(database.reader)
  await storeEvents[0]?.handle(database, {}, new Date())
}
