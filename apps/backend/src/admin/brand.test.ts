import { afterAll, beforeAll, expect, it } from 'vitest'
import { settingsNow } from '../store/store.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

async function config(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder: '/nowhere' }
  const code = await runCommand(parseCommand(['config', ...args]), setup)
  return { code, printed: lines.join('\n') }
}

const accent = 'design/theme/accent'
const ground = 'design/theme/ground'
const accentOf = async (code: string) =>
  [...(await settingsNow(shop.database.reader)).values()].find(({ view }) => view.code === code)?.settings[accent]

it('a colour on which texts cannot be read is refused, with the nearest that can, and not saved', async () => {
  const refused = await config('set', accent, '#ff8800', '--store', 'cz')
  expect(refused).toEqual({
    code: 1,
    printed:
      `Setting "${accent}": the contrast of #ff8800 and #fff3e6 is 2.19, and text needs 4.5. ` +
      'The nearest colour that passes is #a65900 (store view cz).',
  })
  expect(await accentOf('cz')).toBe('#0f766e')
  expect((await config('set', accent, '#a65900', '--store', 'cz')).code).toBe(0)
  expect(await accentOf('cz')).toBe('#a65900')
})

it('a ground for all store views is checked with the accent of each', async () => {
  expect((await config('set', accent, '#a65900', '--store', 'broel_pl')).code).toBe(0)
  const refused = await config('set', ground, '#f4ece3')
  expect(refused.code).toBe(1)
  expect(refused.printed).toMatch(/of #a65900 and #f4ece3 is 4\.\d+, .* is #\w{6} \(store view broel_pl\)\.$/)
})

it.each([
  [accent, 'teal', 'a colour such as #2f5d8a, or empty'],
  ['design/header/logo_src', 'https://cdn.example/logo.svg', 'a path of this shop that ends in svg, png, webp'],
  ['design/header/logo_src', '//cdn.example/logo.svg', 'a path of this shop that ends in svg, png, webp'],
  ['design/theme/font_file', "/media/a.woff2');}*{", 'a path of this shop that ends in woff2'],
  ['design/head/shortcut_icon', '/media/../icon.png', 'a path of this shop that ends in png, webp'],
])('%s cannot be %s', async (setting, value, wanted) => {
  const { code, printed } = await config('set', setting, value)
  expect(code).toBe(1)
  expect(printed).toContain(`Setting "${setting}" must be ${wanted}`)
})
