import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { audit } from '../admin/audit-command.ts'
import { openPglite } from '../platform/engine/pglite.ts'
import { copyToFolder } from '../platform/testing.ts'
import { sendToNode, placeOrder, prepareCart, startNode, type SendGraphql } from '../testing/testing-node.ts'
import { smallRange } from '../testing/testing.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-crash-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const buyers = process.env['TEST_LONG'] === '1' ? 100 : 40

describe('kill -9 during many checkouts', () => {
  it('keeps each confirmed order once, with correct stock and totals', async () => {
    await copyToFolder(smallRange(), folder)
    const first = await startNode({ DATA_DIR: folder })
    const sendFirst: SendGraphql = (...question) => sendToNode(first.url, ...question)
    const kind = { sku: 'ROLE-PLENTY', quantity: 2, email: 'ada@example.com' }
    const carts: string[] = []
    for (let i = 0; i < buyers; i += 10)
      carts.push(...(await Promise.all(Array.from({ length: 10 }, () => prepareCart(sendFirst, kind)))))
    const confirmed = new Map<string, string>()
    let ended: Promise<unknown> | undefined
    const placing = carts.map(async (cart) => {
      const number = await placeOrder(sendFirst, cart).catch(() => undefined)
      if (number === undefined) return
      confirmed.set(cart, number)
      if (confirmed.size === buyers / 4) ended = first.end('SIGKILL')
    })
    await Promise.all(placing)
    await ended
    expect(confirmed.size).toBeGreaterThanOrEqual(buyers / 4)
    expect(confirmed.size).toBeLessThan(buyers)

    const second = await startNode({ DATA_DIR: folder })
    // Shoppers who got no response retry: those with an order get its number, and the others place their order now.
    const numbers = new Map<string, string | undefined>()
    for (const cart of carts)
      numbers.set(cart, await placeOrder((...question) => sendToNode(second.url, ...question), cart))
    expect(await second.end('SIGTERM')).toBe(0)

    for (const [cart, number] of confirmed) expect(numbers.get(cart)).toBe(number)
    expect(new Set(numbers.values()).size).toBe(buyers)
    await expectBalance()
  }, 900_000)
})

async function expectBalance(): Promise<void> {
  const database = await openPglite(folder)
  const { rows } = await sql<{ orders: number; ordered: number }>`
    select (select count(*)::int from order_order) as orders,
      (select coalesce(sum(quantity), 0)::int from order_item) as ordered`.execute(database.reader)
  const broken: string[] = []
  await audit(database, new Date(), ({ findings }) => broken.push(...findings))
  await database.close()
  expect(rows[0]).toEqual({ orders: buyers, ordered: buyers * 2 })
  expect(broken).toEqual([])
}
