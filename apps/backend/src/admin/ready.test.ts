import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { importLegalPages } from '../testing/testing-legal-pages.ts'
import { warnMissing } from '../start/warn-missing.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await importLegalPages(shop.database, 'pl')
  await importLegalPages(shop.database, 'de', ['terms', 'privacy', 'returns'])
})
afterAll(() => shop.close())

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder: '/nowhere' }
  return { code: await runCommand(parseCommand(args), setup), lines }
}

const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))

describe('admin ready', () => {
  it('ends with 0 for a store that lacks nothing', async () => {
    expect(await admin('ready', 'pl')).toEqual({ code: 0, lines: ['Ready for orders: pl'] })
  })

  it('says what is missing and which command ends it, and ends with 1', async () => {
    const { code, lines } = await admin('ready', 'pl', 'de')
    expect(code).toBe(1)
    expect(lines.slice(0, 5)).toEqual([
      'Ready for orders: pl',
      'Not ready, so no orders are taken: de',
      `  - There is no active page "imprint" with the seller's data.`,
      '      import pages.csv --kind pages',
      '      with a row of the columns identifier (imprint), store_view_code (de), title and content',
    ])
  })

  it('in a shop without store views says how to describe it', async () => {
    const empty = await testShop({ demo: 'nothing' })
    const lines: string[] = []
    const say = (text: string): unknown => lines.push(text)
    const setup = { database: empty.database, output: { line: say, error: say, progress: say } }
    const run = (...args: string[]) =>
      runCommand(parseCommand(args), { ...setup, mediaDir: '/nowhere', folder: '/nowhere' })
    expect(await run('ready')).toBe(1)
    expect(lines).toEqual([
      'There is no active store view yet. Describe the shop: npm run admin -- setup (docs/your-shop.md)',
    ])
    expect(await run('ready', '--json')).toBe(1)
    expect(JSON.parse(lines[1] ?? '')).toEqual({ ready: false, stores: [], notes: [] })
    const logged: unknown[][] = []
    await warnMissing(empty.database, { warn: (...line: unknown[]) => void logged.push(line) })
    expect(logged).toEqual([
      [expect.objectContaining({ code: 'NO_STORE' }), expect.stringContaining('docs/your-shop.md')],
    ])
    await empty.close()
  })

  it('groups the stores that lack the same', async () => {
    const { lines } = await admin('ready')
    expect(lines.filter((line) => line.startsWith('Not ready'))).toEqual([
      'Not ready, so no orders are taken: cz, sk, eu, ro, ua, broel_pl, lemon_pl, marketplaces_pl, marketplaces_ro, am, ro_cdrl',
      'Not ready, so no orders are taken: de',
    ])
    expect(lines).toContain(
      '      with a row of the columns identifier (terms), store_view_code (STORE), title and content',
    )
  })

  it('prints JSON for programs', async () => {
    const { code, lines } = await admin('ready', 'de', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(lines.join('\n'))).toEqual({
      ready: false,
      stores: [
        {
          store: 'de',
          ready: false,
          missing: [
            {
              code: 'page-imprint',
              reason: `There is no active page "imprint" with the seller's data.`,
              steps: [
                'import pages.csv --kind pages',
                'with a row of the columns identifier (imprint), store_view_code (de), title and content',
              ],
            },
          ],
        },
      ],
      notes: [],
    })
  })

  it('notes methods that an earlier version turned on, and emails that are only stored', async () => {
    await change(`update payment_method set is_on_by_default = true where store_id = 1 and code = 'checkmo'`)
    Object.assign(shop.database.services, { hasMailServer: false })
    const { code, lines } = await admin('ready', 'pl')
    expect(code).toBe(0)
    expect(lines.slice(1)).toEqual([
      'Note on pl: checkmo is on because it was on by default in earlier versions. Keep it or turn it off:',
      '      payment on checkmo --store pl',
      '      payment off checkmo --store pl',
      'Note on pl: SMTP_URL is not set, so emails are stored and not sent, also the confirmations of orders.',
    ])
    Object.assign(shop.database.services, { hasMailServer: true })
    await admin('payment', 'on', 'checkmo', '--store', 'pl')
    expect((await admin('ready', 'pl')).lines).toEqual(['Ready for orders: pl'])
  })

  it('refuses an unknown store view', async () => {
    expect(await admin('ready', 'nowhere')).toEqual({ code: 1, lines: ['There is no active store view "nowhere".'] })
  })
})

describe('the start in production', () => {
  it('warns once for all stores that lack the same', async () => {
    const logged: unknown[][] = []
    await warnMissing(shop.database, { warn: (...line: unknown[]) => void logged.push(line) })
    expect(logged).toHaveLength(2)
    expect(logged[1]).toEqual([
      { code: 'STORE_NOT_OPEN', stores: ['de'], missing: ['page-imprint'] },
      `de: no orders are taken. There is no active page "imprint" with the seller's data. See: npm run admin -- ready`,
    ])
  })
})
