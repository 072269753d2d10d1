import { expect, it } from 'vitest'
import { GraphqlFailure, hasCode, refused } from './graphql-failure.ts'
import { isMaintenance } from './maintenance-status.ts'
import { HttpFailure } from './http-failure.ts'

const refusal = (message: string, extensions: Record<string, unknown>) => ({ message, extensions })

it('has the server’s code and no debug id for a refusal', () => {
  const extensions = { category: 'graphql-input', code: 'CART_MISSING', parameters: { id: 'x' } }
  const failure = new GraphqlFailure({ graphQLErrors: [refusal('No such cart', extensions)] })
  expect(failure).toMatchObject({ refusals: [extensions], category: 'graphql-input', status: 200, debugId: '' })
  expect(hasCode(failure, 'CART_EMPTY', 'CART_MISSING')).toBe(true)
  expect(hasCode(failure, 'CART_EMPTY')).toBe(false)
})

it('turns an error in the data into a refusal with the same code; an error without a reason is unexpected', () => {
  const reason = { code: 'WISHLIST_FULL', parameters: { maximum: 9 } }
  expect(refused(reason).refusals).toMatchObject([reason])
  expect(refused(undefined).refusals).toEqual([])
})

it('NET-15 keeps the log id of a server fault but does not count it as a refusal', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [refusal('Internal server error', { debug_id: 'abc123' })] })
  expect(failure).toMatchObject({ refusals: [], category: 'internal', debugId: 'abc123' })
})

it('has the request’s id when no response arrived', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(503, 'f00d') })
  expect(failure).toMatchObject({ refusals: [], category: 'network', status: 503, debugId: 'f00d' })
  expect(new GraphqlFailure({ graphQLErrors: [], networkError: new Error('bad JSON') }).status).toBe(0)
})

it.each([
  [502, true],
  [503, true],
  [500, false],
  [504, false],
  [0, false],
])('NET-11 status %d means maintenance: %s', (status, expected) => {
  expect(isMaintenance(status)).toBe(expected)
})
