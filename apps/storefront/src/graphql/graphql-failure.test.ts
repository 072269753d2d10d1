import { expect, it } from 'vitest'
import { GraphqlFailure, isMaintenance, refused } from './graphql-failure.ts'
import { HttpFailure } from './http-failure.ts'

const refusal = (message: string, extensions: Record<string, unknown>) => ({ message, extensions })

it('a refusal has the words of the server and no debug id', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [refusal('No such cart', { category: 'graphql-input' })] })
  expect(failure).toMatchObject({ messages: ['No such cart'], category: 'graphql-input', status: 200, debugId: '' })
  expect(refused('Too late').messages).toEqual(['Too late'])
  expect(refused(undefined).messages).toEqual([])
})

it('NET-15 a fault of the server hides its words and keeps the id of the log', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [refusal('Internal server error', { debug_id: 'abc123' })] })
  expect(failure).toMatchObject({ messages: [], category: 'internal', debugId: 'abc123' })
})

it('a call without an answer has the id it was sent with', () => {
  const failure = new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(503, 'f00d') })
  expect(failure).toMatchObject({ messages: [], category: 'network', status: 503, debugId: 'f00d' })
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
