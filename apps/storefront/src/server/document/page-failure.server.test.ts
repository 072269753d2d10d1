import { createStaticHandler, data, type StaticHandlerContext } from 'react-router'
import { expect, it } from 'vitest'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { HttpFailure } from '#src/platform/graphql/http-failure.ts'
import { settleFailures } from './page-failure.server.ts'

const throwing = async (error: unknown): Promise<StaticHandlerContext> => {
  const loader = () => {
    throw error
  }
  const routes = [{ id: 'root', path: '/', hasErrorBoundary: true, children: [{ index: true, loader, id: 'page' }] }]
  const context = await createStaticHandler(routes).query(new Request('http://shop.example/'))
  if (context instanceof Response) throw new Error('a redirect')
  return context
}
const failure = (status: number) =>
  new GraphqlFailure({ graphQLErrors: [], networkError: new HttpFailure(status, 'f00d') })

it.each([502, 503])(
  'NET-11 shows the maintenance page with 503 and Retry-After if the backend responds with %d',
  async (status) => {
    const context = await throwing(failure(status))
    const headers = new Headers()
    settleFailures(context, headers, () => undefined)
    expect(context.statusCode).toBe(503)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['100', 'no-store'])
    expect(context.errors).toEqual({ root: { status, debugId: 'f00d' } })
  },
)

it('shows the maintenance page, too, if the backend does not respond', async () => {
  const context = await throwing(new GraphqlFailure({ graphQLErrors: [], networkError: new TypeError('fetch failed') }))
  const headers = new Headers()
  const logged: string[] = []
  settleFailures(context, headers, (debugId) => logged.push(debugId))
  expect([context.statusCode, headers.get('retry-after'), logged.length]).toEqual([503, '100', 1])
  expect(context.errors).toMatchObject({ root: { status: 503 } })
})

it('P13 shows the maintenance page with 503 and Retry-After if the shop is overloaded', async () => {
  const extensions = { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' }
  const context = await throwing(new GraphqlFailure({ graphQLErrors: [{ message: 'Busy', extensions }] }))
  const headers = new Headers()
  const logged: string[] = []
  settleFailures(context, headers, (debugId) => logged.push(debugId))
  expect([context.statusCode, headers.get('retry-after'), logged]).toEqual([503, '10', []])
  expect(context.errors).toMatchObject({ root: { status: 503 } })
})

it('returns 429 with Retry-After to a visitor over the rate limit, and logs no fault', async () => {
  const extensions = { category: 'graphql-too-many-requests' }
  const context = await throwing(new GraphqlFailure({ graphQLErrors: [{ message: 'Too many requests.', extensions }] }))
  const headers = new Headers()
  const logged: string[] = []
  settleFailures(context, headers, (debugId) => logged.push(debugId))
  expect([context.statusCode, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ])
  expect(logged).toEqual([])
})

it('NET-12 returns an error page for any other failure, with an id that is in the log', async () => {
  const context = await throwing(failure(500))
  const headers = new Headers()
  const logged: string[] = []
  settleFailures(context, headers, (debugId) => logged.push(debugId))
  expect(context.statusCode).toBe(500)
  expect(Object.values(context.errors ?? {})).toEqual([{ status: 500, debugId: 'f00d' }])
  expect([logged, [...headers]]).toEqual([['f00d'], []])
})

it('logs an error of the page itself with an id', async () => {
  const context = await throwing(new TypeError('x is not a function'))
  const logged: string[] = []
  settleFailures(context, new Headers(), (debugId) => logged.push(debugId))
  expect(logged[0]).toMatch(/^[0-9a-f]{12}$/)
  expect(Object.values(context.errors ?? {})).toEqual([{ status: 500, debugId: logged[0] }])
})

it('does not log a 404 as a failure', async () => {
  const context = await throwing(data(null, { status: 404 }))
  const logged: string[] = []
  settleFailures(context, new Headers(), (debugId) => logged.push(debugId))
  expect([context.statusCode, logged]).toEqual([404, []])
})
