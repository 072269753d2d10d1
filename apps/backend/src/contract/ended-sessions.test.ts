import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestAgents, type Lines } from '../agent/testing-agents.ts'
import { createSchema } from '../schema.ts'
import { accessByOperation } from './roles.ts'
import { Belongings } from './testing-belongings.ts'
import { genericCalls, type GenericCall } from './testing-generic-calls.ts'

/** Carts that are not the caller's: the storefront asks whether the session has ended. */
const ofCarts = ['CART_MISSING', 'CART_INVALID_OWNER']
/** By these categories the storefront finds out that the session has ended, and offers to sign in. */
const ofStrangers = ['graphql-authorization', 'graphql-no-such-entity']
/** Not about an account: compare lists by their secret id, emails to friends, and payment methods that the shop does not have. */
const ofNobody = /compareList|EmailToFriend|Braintree|Payflow|Paypal|HostedPro/i
/** This is by the secret link of an order, and reports `ORDER_NOT_FOUND` beside its data, as Magento does. */
const besideData = new Set(['requestGuestOrderCancel'])
/** These have nothing of an account to refuse: a guest gets suggestions, and nothing for an unknown order. */
const emptyForGuests = new Set(['getSyneriseRecommendations', 'orderGtm', 'placedOrder'])
const calls = genericCalls(createSchema()).filter(
  ({ name }) => !ofNobody.test(name) && !emptyForGuests.has(name) && accessByOperation.get(name)?.guest !== 'yes',
)

let agents: TestAgents
/** The customer's data that the arguments refer to. No call of this file may change it. */
let data: Record<string, unknown>
const callers: Record<string, Lines> = {}

beforeAll(async () => {
  agents = await TestAgents.open()
  const revoked = await agents.signIn('ola@example.com')
  await agents.shop.execute('mutation { revokeCustomerToken { result } }', {}, revoked)
  const { cookie: _cookie, ...half } = await agents.signIn('ola@example.com')
  Object.assign(callers, { 'a revoked token': revoked, 'a token without its cookie': half })
  const belongings = new Belongings(agents.shop, await agents.signIn('ola@example.com'), { isGuest: false })
  data = await belongings.createForOthers([...new Set(calls.flatMap(({ needs }) => needs))])
})
afterAll(() => agents.shop.close())

/** The errors of an answer, whether thrown or listed in the data. */
async function refusalOf(call: GenericCall, headers: Lines) {
  await sql`delete from platform_attempt`.execute(agents.shop.database.reader)
  const { data: answer, errors = [] } = await agents.shop.execute(call.text, call.variables(data), headers)
  const listed = [...JSON.stringify(answer).matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code)
  return {
    codes: [...errors.map(({ extensions }) => String(extensions['code'])), ...listed],
    categories: errors.map(({ extensions }) => String(extensions['category'])),
  }
}

describe.each(['a revoked token', 'a token without its cookie'])('AMB-17 with %s', (kind) => {
  it.each(calls)(
    '$name is refused as for a stranger, in a way that tells the storefront to ask for a sign-in',
    async (call): Promise<void> => {
      const { codes, categories } = await refusalOf(call, callers[kind] ?? {})
      expect(codes).not.toEqual([])
      if (codes.some((code) => ofCarts.includes(code))) return
      if (besideData.has(call.name)) return expect(codes).toContain('ORDER_NOT_FOUND')
      expect(categories.filter((category) => ofStrangers.includes(category))).not.toEqual([])
    },
  )
})
