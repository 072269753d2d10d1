import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../schema.ts'
import { httpServer } from '../testing/testing-http.ts'
import { RecordedChanges } from './testing-changes.ts'
import { accountRows } from './testing-repeated-accounts.ts'
import { cartRows } from './testing-repeated-carts.ts'
import { formRows } from './testing-repeated-forms.ts'
import { listRows } from './testing-repeated-lists.ts'
import { orderRows } from './testing-repeated-orders.ts'
import { signInRows } from './testing-repeated-sign-in.ts'
import { codesIn, documentOf, newKey, type RepeatedRow, type Sent, type World } from './testing-repeated.ts'
import { closeWorld, openWorld } from './testing-world.ts'

const rows: readonly RepeatedRow[] = [
  ...accountRows,
  ...cartRows,
  ...formRows,
  ...listRows,
  ...orderRows,
  ...signInRows,
]
const schema = createSchema()

let world: World
let server: FastifyInstance
let changes: RecordedChanges
let outsideBefore = 0
/** The effect of sending each mutation once, by name, as far as it was measured. */
const once = new Map<string, readonly string[]>()

beforeAll(async () => {
  world = await openWorld()
  server = await httpServer(world.shop.database)
  changes = await RecordedChanges.start(world.shop.database)
})
afterAll(async () => {
  await server.close()
  await closeWorld(world)
})

interface Response {
  data: unknown
  errors?: unknown
  cookies: string[]
}

async function send({ mutation }: RepeatedRow, { args, headers }: Sent, key: string | null = null): Promise<Response> {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'application-type': 'pwa-web',
      ...headers,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: JSON.stringify(documentOf(schema, mutation, args)),
  })
  const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`)
  return { ...response.json<{ data: unknown; errors?: unknown }>(), cookies }
}

/** Arranges the data of a mutation, of which nothing counts as its effect. */
async function arrange(one: RepeatedRow): Promise<Sent> {
  const { reader } = world.shop.database
  // Nobody waits for what the mutations before have caused.
  await sql`delete from platform_event`.execute(reader)
  const sent = await one.arrange(world)
  await sql`delete from platform_attempt`.execute(reader)
  await forget(sent)
  return sent
}

async function forget({ outside }: Sent): Promise<void> {
  outsideBefore = outside?.() ?? 0
  await changes.forget()
}

/** What has happened since `forget`, in the database and outside. */
async function effect({ outside }: Sent): Promise<string[]> {
  const more = (outside?.() ?? 0) - outsideBefore
  return [...(await changes.effect()), ...(more === 0 ? [] : [`outside ${more}`])]
}

/** The effect of sending the mutation once. */
async function effectOfOne(one: RepeatedRow): Promise<string[]> {
  const sent = await arrange(one)
  await send(one, sent, newKey())
  return effect(sent)
}

function expectSuccess({ refusedWith }: RepeatedRow, response: Response): void {
  if (refusedWith === undefined) expect(codesIn(response), JSON.stringify(response)).toEqual([])
  else expect(codesIn(response)).toContain(refusedWith)
}

/** Expects the first response again. If the first call has ended what the second was sent with, that may also be refused. */
function expectRepeated({ refusedAfterwards }: RepeatedRow, again: Response, first: Response): void {
  if (refusedAfterwards !== undefined && codesIn(again).length > 0) expect(codesIn(again)).toEqual([refusedAfterwards])
  else expect(again).toEqual(first)
}

it('every mutation of the schema has one row, and every row a mutation', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect(rows.map(({ mutation }) => mutation).toSorted()).toEqual(mutations.toSorted())
})

describe('takes effect once although its response is lost and it is sent again', () => {
  it.each(rows)('$mutation', async (one) => {
    const sent = await arrange(one)
    const key = newKey()
    const first = await send(one, sent, key)
    expectSuccess(one, first)
    const done = await effect(sent)
    if (one.changesNothing === undefined && one.refusedWith === undefined) expect(done).not.toEqual([])
    else expect(done).toEqual([])
    once.set(one.mutation, done)
    await forget(sent)
    expectRepeated(one, await send(one, sent, key), first)
    expect(await effect(sent)).toEqual([])
  })
})

describe('takes effect once although it is sent twice at the same moment', () => {
  it.each(rows)('$mutation', async (one) => {
    const wanted = once.get(one.mutation) ?? (await effectOfOne(one))
    const sent = await arrange(one)
    const key = newKey()
    const both = await Promise.all([send(one, sent, key), send(one, sent, key)])
    // If one is refused because the other has ended its session, it is the later one.
    const [first, second] = codesIn(both[0]).length === 0 ? both : [both[1], both[0]]
    expectSuccess(one, first)
    expectRepeated(one, second, first)
    expect(await effect(sent)).toEqual(wanted)
  })
})

describe('takes effect once although a client without keys sends it twice', () => {
  const risky = rows.filter(({ withoutKey }) => withoutKey !== undefined)

  it.each(risky)('$mutation: $withoutKey', async (one) => {
    const wanted = once.get(one.mutation) ?? (await effectOfOne(one))
    const sent = await arrange(one)
    expectSuccess(one, await send(one, sent))
    await forget(sent)
    await send(one, sent)
    expect(await effect(sent)).toEqual([])
    const other = await arrange(one)
    await Promise.all([send(one, other), send(one, other)])
    expect(await effect(other)).toEqual(wanted)
  })
})
