import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireApplication } from '../application/application.ts'
import { testStorage } from '../storage/testing-storage.ts'
import { clearCachedResponses, mutate } from './client.ts'
import { documentTexts } from './document-texts.gen.ts'
import type { GraphqlFailure } from './graphql-failure.ts'
import type { Operation } from './operation.ts'

type Sent = { readonly authorization: string | null; readonly key: string | null; readonly variables: object }

const mutations = Object.keys(documentTexts).filter((name) => documentTexts[name]?.startsWith('mutation'))
/** A value for each variable of a mutation. */
const typed = (name: string): Record<string, string> =>
  Object.fromEntries(
    [...(documentTexts[name] ?? '').matchAll(/\$(\w+):/g)].map(([, variable = '']) => [variable, 'typed']),
  )
const session = { token: 'ended' as string | undefined, signsIn: true }
let sent: Sent[]
let asked: GraphqlFailure[]

const send = (name: string, options = {}) =>
  mutate(name as Operation<unknown, Record<string, string>>, typed(name), new Request('http://shop.example/'), options)

beforeEach(async () => {
  Object.assign(session, { token: 'ended', signsIn: true })
  sent = []
  asked = []
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0' })
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'http://shop.example/graphql' } } })
  vi.stubGlobal('window', { location: { href: 'http://shop.example/' } })
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    const given = new Headers(headers)
    const authorization = given.get('authorization')
    const { variables = {} } = JSON.parse(body) as { variables?: object }
    sent.push({ authorization, key: given.get('idempotency-key'), variables })
    const extensions = { category: 'graphql-authorization', code: 'NOT_SIGNED_IN' }
    return authorization === 'Bearer new'
      ? Response.json({ data: {} })
      : Response.json({ data: null, errors: [{ message: 'Refused', extensions }] })
  })
  wireApplication({
    credentials: () => ({ token: session.token }),
    signInAgain: async (failure) => {
      asked.push(failure as GraphqlFailure)
      if (session.signsIn) session.token = 'new'
      return session.signsIn
    },
  })
  await clearCachedResponses()
})
afterEach(() => {
  wireApplication({ credentials: () => ({}), signInAgain: async () => false })
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('AMB-17 in a session that has ended', () => {
  it.each(mutations)(
    '%s is sent again with the same values after a sign-in, and its caller sees no error',
    async (name) => {
      await send(name)
      expect(asked.map(({ errors }) => errors[0]?.code)).toEqual(['NOT_SIGNED_IN'])
      expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer ended', 'Bearer new'])
      expect(sent.map(({ variables }) => variables)).toEqual([typed(name), typed(name)])
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    },
  )

  it('a customer who declines gets the refusal, and nothing is sent again', async () => {
    session.signsIn = false
    await expect(send('ChangeNames')).rejects.toThrow('Refused')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['a guest', undefined, {}],
    ['a sign-in that is not complete', 'ended', { token: 'other' }],
    ['the end of a session', 'ended', { endsSession: true }],
  ])('%s is not asked', async (_who, token, options) => {
    session.token = token
    await expect(send('SignOut', options)).rejects.toThrow('Refused')
    expect([asked, sent.length]).toEqual([[], 1])
  })
})
