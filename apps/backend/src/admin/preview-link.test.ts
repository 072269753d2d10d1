import { openingKeyExpiry } from '@bocian/service/opening-key.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const secret = 'a-long-text-of-our-services'

async function admin(internalSecret: string | undefined, ...args: string[]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder: '/nowhere', internalSecret }
  return { code: await runCommand(parseCommand(args), setup), lines }
}

describe('admin preview-link', () => {
  it('prints a link to the store view with a key that expires', async () => {
    const began = Date.now()
    const { code, lines } = await admin(secret, 'preview-link', '--store', 'cz', '--days', '2')
    expect(code).toBe(0)
    const link = new URL(lines[0] ?? '')
    expect(link.pathname).toBe('/cz/')
    const expires = openingKeyExpiry(secret, link.searchParams.get('opening') ?? '', new Date())
    const twoDays = 2 * 86_400_000
    expect(expires?.getTime()).toBeGreaterThan(began + twoDays - 1_000)
    expect(expires?.getTime()).toBeLessThanOrEqual(Date.now() + twoDays)
    expect(lines[1]).toMatch(/^Valid until \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  })

  it('says what it needs', async () => {
    expect(await admin(undefined, 'preview-link')).toEqual({
      code: 1,
      lines: ['INTERNAL_SECRET is not set here. Give this command the same one as the services of the shop.'],
    })
    expect((await admin(secret, 'preview-link', '--store', 'xx')).lines).toEqual([
      'There is no active store view "xx".',
    ])
    expect(() => parseCommand(['preview-link', '--days', '0'])).toThrow('a number from 1 to 99')
  })
})
