import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { readFirstPage } from './first-page.ts'
import { fillTexts, merchantTexts, messagesPlugin } from './messages-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'languages-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('STORE-07 falls back to English for a missing translation and reports its key', () => {
  const { texts, missing } = fillTexts(
    { title: 'Koszyk', empty: ' ' },
    { title: 'Cart', empty: 'Empty', added: 'Added' },
  )
  expect(texts).toEqual({ title: 'Koszyk', empty: 'Empty', added: 'Added' })
  expect(missing).toEqual(['empty', 'added'])
})

test('the storefront’s texts of a merchant are in a folder of LANGUAGES_DIR', () => {
  expect(merchantTexts({ LANGUAGES_DIR: '/srv/languages' })).toBe('/srv/languages/storefront')
  expect(merchantTexts({ LANGUAGES_DIR: '' })).toBeUndefined()
  expect(merchantTexts({})).toBeUndefined()
})

test('a language of a merchant needs one file, falls back to English by the text, and replaces texts of the shop', async () => {
  mkdirSync(join(folder, 'storefront'))
  writeFileSync(join(folder, 'storefront/fr-FR.json'), JSON.stringify({ 'cart.title': 'Panier' }))
  writeFileSync(join(folder, 'storefront/de-DE.json'), JSON.stringify({ 'cart.title': 'Einkaufstasche' }))
  writeFileSync(
    join(folder, 'entry.js'),
    `import rest from 'virtual:messages/rest'
    import first from 'virtual:messages/first'
    export const read = async (locale) => ({ ...(await first[locale]()).default, ...(await rest[locale]()).default })`,
  )
  const plugin = messagesPlugin(readFirstPage(join(import.meta.dirname, '../src')), join(folder, 'storefront'))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [plugin],
    build: { lib: { entry: join(folder, 'entry.js'), formats: ['es'], fileName: () => 'read.mjs' }, minify: false },
  })
  const { read } = (await import(join(folder, 'dist/read.mjs'))) as {
    read: (locale: string) => Promise<Record<string, unknown>>
  }
  expect(await read('fr-FR')).toMatchObject({ 'cart.title': ['Panier'], 'ui.close': ['Close'] })
  expect(await read('de-DE')).toMatchObject({ 'cart.title': ['Einkaufstasche'], 'ui.close': ['Schließen'] })
})
