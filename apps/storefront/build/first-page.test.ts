import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeSplitting } from './code-splitting.ts'
import { compileHintPlugin } from './compile-hint-plugin.ts'
import { readFirstPage } from './first-page.ts'
import { laterStylePlugin } from './later-style-plugin.ts'
import { messagesPlugin } from './messages-plugin.ts'
import { shellOf } from './service-worker-plugin.ts'
import { firstPagesOf } from '../src/server/document/first-pages.server.ts'
import { assetsOfBuild } from '../src/server/document/page-assets.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-page-'))
const root = join(folder, 'storefront')
let output: Rolldown.RolldownOutput['output']

const declaration = {
  pages: ['toys.route.ts'],
  styles: ['*.css', '!toy-zoom.css'],
  chunks: { shell: ['toy-card.ts'], interactive: ['toy-button.ts'], games: ['toy-dice.ts'] },
  messages: ['toys.*', '!toys.sent', '!toys.{own,played}'],
  messageParts: { owners: ['toys.own'], games: ['toys.played'] },
  offlineMessages: ['games'],
  offline: ['toy-game.route.tsx'],
}

/** A shop with one new slice, `toys`; some of its modules belong to the first page. */
const files = {
  'messages/en-GB.json': JSON.stringify({
    'toys.title': 'Toys for rain',
    'toys.sent': 'Toys are sent',
    'toys.own': 'Your own toys',
    'toys.played': 'Played with',
  }),
  'src/boot/client.tsx': `
    void import('../pages/toys/toys.route.ts')
    void import('../pages/toys/toy-game.route.tsx')
    void import('../pages/toys/toy-list.route.tsx')
    void import('../../messages/en-GB.json?part=first')
    void import('../../messages/en-GB.json?part=rest')
    void import('../../messages/en-GB.json?part=owners')
    void import('../../messages/en-GB.json?part=games')`,
  'src/pages/toys/first-page.json': JSON.stringify(declaration),
  'src/pages/toys/toys.route.ts': `
    import './toys.css'
    import './toy-zoom.css'
    import { card } from './toy-card.ts'
    console.log('toy page', card)`,
  'src/pages/toys/toy-game.route.tsx': `
    import { dice } from './toy-dice.ts'
    import { button } from './toy-button.ts'
    console.log('toy game', dice, button)`,
  'src/pages/toys/toy-list.route.tsx': `
    import { dice } from './toy-dice.ts'
    import { rules } from './toy-rules.ts'
    import { button } from './toy-button.ts'
    void import('./toy-help.ts')
    console.log('toy list', dice, rules, button)`,
  'src/pages/toys/toy-help.ts': `
    import { rules } from './toy-rules.ts'
    console.log('toy help', rules)`,
  'src/pages/toys/toy-dice.ts': `
    import { dots } from './toy-dots.ts'
    import { rules } from './toy-rules.ts'
    import { button } from './toy-button.ts'
    export const dice = ['toy dice', dots, rules, button, location.href]`,
  'src/pages/toys/toy-dots.ts': `export const dots = ['toy dots', location.href]`,
  'src/pages/toys/toy-rules.ts': `export const rules = ['toy rules', location.href]`,
  'src/pages/toys/toy-button.ts': `
    import { frame } from './toy-frame.ts'
    export const button = ['toy button', frame, location.href]`,
  'src/pages/toys/toy-frame.ts': `export const frame = ['toy frame', location.href]`,
  'src/pages/toys/toy-card.ts': `export const card = ['toy card', location.href]`,
  'src/pages/toys/toys.css': '.toy-page { color: red }',
  'src/pages/toys/toy-zoom.css': '.toy-zoom { color: blue }',
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const firstPage = readFirstPage(join(root, 'src'))
  const entry = join(root, 'src/boot/client.tsx')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesPlugin(firstPage), laterStylePlugin(firstPage), compileHintPlugin(firstPage)],
    build: {
      write: false,
      manifest: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        output: { codeSplitting: codeSplitting(entry, firstPage) },
      },
    },
  })
  output = (result as Rolldown.RolldownOutput).output
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The name of the only output file that contains this text. */
function fileWith(text: string): string {
  const found = output.filter((file) => (file.type === 'chunk' ? file.code : String(file.source)).includes(text))
  expect(found.map(({ fileName }) => fileName)).toHaveLength(1)
  return found[0]?.fileName ?? ''
}

it('puts the code, styles and messages that a slice declares for the first page into its files, and all others into lazy files', () => {
  expect(fileWith('toy card')).toMatch(/\/shell-/)
  expect(fileWith('toy page')).toMatch(/\/toys\.route-/)
  expect(fileWith('.toy-page')).toMatch(/\/style-/)
  expect(fileWith('.toy-zoom')).toMatch(/\/later-/)
  const texts = ['Toys for rain', 'Toys are sent', 'Your own toys', 'Played with']
  expect(new Set(texts.map(fileWith)).size).toBe(texts.length)
})

it('has the browser compile the code of a page that visitors can land on while it arrives, and no other code', () => {
  const chunks = output.filter((file) => file.type === 'chunk')
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  const [entry] = chunks.filter(({ isEntry }) => isEntry)
  expect(new Set(hinted.map(({ fileName }) => fileName))).toEqual(
    new Set([fileWith('toy card'), fileWith('toy page'), entry?.fileName]),
  )
})

it('puts modules that a slice declares for a chunk into one file, with what only they import', () => {
  expect(fileWith('toy button')).toMatch(/\/interactive-/)
  expect(fileWith('toy frame')).toBe(fileWith('toy button'))
  expect(fileWith('toy dice')).toMatch(/\/games-/)
  expect(fileWith('toy dots')).toBe(fileWith('toy dice'))
  // The help needs the rules, but no dice.
  expect(fileWith('toy rules')).not.toBe(fileWith('toy dice'))
  expect(fileWith('toy rules')).not.toBe(fileWith('toy help'))
})

it('loads only the first style sheet and the parts of the messages that it needs with a page that a slice declares, and the second style sheet after the first interaction', () => {
  const manifest = output.find(({ fileName }) => fileName.endsWith('manifest.json'))
  const pages = firstPagesOf({ '../../pages/toys/first-page.json': declaration })
  const assetsOf = assetsOfBuild(JSON.parse(manifest?.type === 'asset' ? String(manifest.source) : ''), pages)
  const [first, later] = [`/${fileWith('.toy-page')}`, `/${fileWith('.toy-zoom')}`]
  const toys = assetsOf(['src/pages/toys/toys.route.ts'], 'en-GB')
  expect(toys).toMatchObject({ styles: [first], laterStyle: later })
  expect(toys.preloads).toEqual(expect.arrayContaining([`/${fileWith('toy page')}`, `/${fileWith('toy card')}`]))
  expect(toys.preloads).not.toContain(`/${fileWith('Your own toys')}`)
  const own = assetsOf(['src/pages/toys/toys.route.ts'], 'en-GB', ['owners'])
  expect(own.preloads).toContain(`/${fileWith('Your own toys')}`)
  const list = assetsOf(['src/pages/toys/toy-list.route.tsx'], 'en-GB')
  expect(list.laterStyle).toBeUndefined()
  expect(list.styles.toSorted()).toEqual([first, later].toSorted())
})

it('caches the pages that a slice declares for offline use with the shell, and no other pages', () => {
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
  const { files } = shellOf(bundle, readFirstPage(join(root, 'src')))
  expect(files).toContain(`/${fileWith('toy game')}`)
  expect(files).not.toContain(`/${fileWith('toy list')}`)
})

it('caches the rest of the messages and the parts that slices declare for offline use, and no others', () => {
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]))
  const { files, texts } = shellOf(bundle, readFirstPage(join(root, 'src')))
  expect(texts['en-GB']?.toSorted()).toEqual(
    [`/${fileWith('Toys are sent')}`, `/${fileWith('Played with')}`].toSorted(),
  )
  expect(files).not.toContain(`/${fileWith('Your own toys')}`)
})
