import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { migrate, migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { emptyServerDatabase, server } from '../testing.ts'

describe.skipIf(server === undefined)('several processes on one server', () => {
  let url: string
  let drop: () => Promise<void>
  let nodes: Database[]

  beforeAll(async () => {
    ;({ url, drop } = await emptyServerDatabase())
    nodes = [1, 2, 3].map(() => openPostgres(url, { readers: 1, writers: 3 }))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await drop()
  })

  it('P17 apply each migration once when they migrate an empty database at the same time', async () => {
    const applied: string[] = []
    await Promise.all(nodes.map((node) => migrate(node, (name) => applied.push(name))))
    expect(applied).toEqual(migrationNames())
  })

  it('run work under a lock one after the other, even if it takes longer than the lock timeout', async () => {
    const log: string[] = []
    const work = async (name: number) => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, name === 0 ? 2_500 : 50))
      log.push(`${name} ends`)
    }
    await Promise.all(nodes.map((node, name) => node.withLock(7, () => work(name))))
    const names = log.filter((line) => line.endsWith('begins')).map((line) => line[0])
    expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
    expect(new Set(names).size).toBe(3)
  })

  it('P1 do not deadlock when more transactions than connections also read outside of their transaction', async () => {
    const [node] = nodes
    if (node === undefined) throw new Error('no node')
    const work = () =>
      node.transaction(async (tx) => {
        await sql`select pg_sleep(0.2)`.execute(tx)
        return (await node.reader.selectFrom('store_view').select('id').execute()).length
      })
    const counts = await Promise.all(Array.from({ length: 12 }, work))
    expect(new Set(counts).size).toBe(1)
  })
})
