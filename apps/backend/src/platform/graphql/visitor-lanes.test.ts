import { describe, expect, it } from 'vitest'
import { createVisitorLanes, type Leave, type VisitorLanes } from './visitor-lanes.ts'

/** Sends operations of these costs at once and returns which have started, with the functions that end them. */
function send(lanes: VisitorLanes, visitor: string, costs: readonly number[], signal?: AbortSignal) {
  const started = new Map<number, Leave>()
  const outcomes = costs.map(async (cost, index) => {
    const leave = await lanes.enter(visitor, cost, { signal })
    if (leave !== undefined) started.set(index, leave)
    return leave !== undefined
  })
  return { started, outcomes }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the operations of one visitor', () => {
  it('run one after the other if they are dear, in their order', async () => {
    const { started } = send(createVisitorLanes(), 'a', [250_000, 20_001, 250_000])
    await settle()
    expect([...started.keys()]).toEqual([0])
    started.get(0)?.()
    await expect.poll(() => [...started.keys()]).toEqual([0, 1])
    started.get(0)?.()
    await settle()
    expect([...started.keys()]).toEqual([0, 1])
    started.get(1)?.()
    await expect.poll(() => [...started.keys()]).toEqual([0, 1, 2])
  })

  it('run together if they are cheap, up to a total cost', async () => {
    const { started } = send(createVisitorLanes(), 'a', [20_000, 10_000, 20_000, 1])
    await settle()
    expect([...started.keys()]).toEqual([0, 1])
    started.get(0)?.()
    await expect.poll(() => [...started.keys()]).toEqual([0, 1, 2, 3])
  })

  it('count something even if they cost nothing, so that their number is limited too', async () => {
    const { started } = send(
      createVisitorLanes(),
      'a',
      Array.from({ length: 50 }, () => 1),
    )
    await settle()
    expect(started.size).toBe(5)
  })

  it('run in larger numbers if they are mutations', async () => {
    const lanes = createVisitorLanes()
    const entered = Array.from({ length: 50 }, async () => lanes.enter('a', 1, { isMutation: true }))
    let started = 0
    for (const one of entered) void one.then(() => started++)
    await settle()
    expect(started).toBe(40)
  })

  it('let cheap ones pass a dear one', async () => {
    const { started } = send(createVisitorLanes(), 'a', [250_000, 250_000, 10])
    await settle()
    expect([...started.keys()].toSorted((a, b) => a - b)).toEqual([0, 2])
  })

  it('are refused if too many wait', async () => {
    const { outcomes } = send(
      createVisitorLanes(),
      'a',
      Array.from({ length: 62 }, () => 30_000),
    )
    expect(await outcomes.at(-1)).toBe(false)
  })

  it('stop waiting when their request ends', async () => {
    const lanes = createVisitorLanes()
    const first = send(lanes, 'a', [30_000])
    const request = new AbortController()
    const gone = send(lanes, 'a', [30_000], request.signal)
    const last = send(lanes, 'a', [30_000])
    await settle()
    request.abort(new Error('gone'))
    await expect(gone.outcomes[0]).rejects.toThrow('gone')
    first.started.get(0)?.()
    await expect.poll(() => last.started.size).toBe(1)
    expect(gone.started.size).toBe(0)
  })
})

it.each([30_000, 20_000])(
  'an operation of cost %i is followed by a pause twice as long while there are other visitors',
  async (cost) => {
    const lanes = createVisitorLanes()
    const another = await lanes.begin('b')
    another?.()
    if (cost === 20_000) await lanes.enter('a', cost)
    const leave = await lanes.enter('a', cost)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const next = lanes.enter('a', cost)
    const left = performance.now()
    leave?.()
    await next
    expect(performance.now() - left).toBeGreaterThan(350)
  },
)

it('nobody pauses while there is no other visitor', async () => {
  const lanes = createVisitorLanes()
  const leave = await lanes.enter('a', 30_000)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const next = lanes.enter('a', 30_000)
  const left = performance.now()
  leave?.()
  await next
  expect(performance.now() - left).toBeLessThan(150)
})

it('requests of a visitor are read one at a time, and those of another one come between', async () => {
  const lanes = createVisitorLanes()
  const order: string[] = []
  const read = async (visitor: string) => {
    const leave = await lanes.begin(visitor)
    order.push(visitor)
    leave?.()
  }
  await Promise.all([...Array.from({ length: 20 }, () => read('a')), read('b')])
  expect(order.indexOf('b')).toBeLessThan(2)
  expect(order).toHaveLength(21)
})

it('the operations of another visitor never wait for them', async () => {
  const lanes = createVisitorLanes()
  send(
    lanes,
    'a',
    Array.from({ length: 60 }, () => 250_000),
  )
  send(
    lanes,
    'a',
    Array.from({ length: 90 }, () => 1),
  )
  const { started } = send(lanes, 'b', [250_000, 1])
  await settle()
  expect([...started.keys()].toSorted((a, b) => a - b)).toEqual([0, 1])
})
