import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languagesCommand, textFolders, type TextFolders } from './languages-command.ts'
import { parseLanguages } from './parse-languages.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

const files: Record<string, Record<string, string> | string> = {
  'shop/en-GB.json': { 'cart.title': 'Cart', 'cart.total': 'Total', 'ui.close': 'Close' },
  'shop/hu-HU.json': { 'cart.title': 'Kosár', 'cart.total': ' ', 'old.key': 'Régi' },
  'server/en_US.json': { 'mail.title': 'Hello', 'payment.card': 'Card' },
  'own/shop/hu-HU.json': { 'ui.close': 'Bezárás' },
  'own/server/fr_FR.json': { 'mail.title': 'Bonjour' },
  'legal/en/terms.md': 'Terms',
}
const folders: TextFolders = {
  storefront: [path.join(root, 'shop'), path.join(root, 'own/shop'), path.join(root, 'nowhere')],
  backend: [path.join(root, 'server'), path.join(root, 'own/server')],
  legal: path.join(root, 'legal'),
}

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
})

function run(args: string[], where = folders): { code: number; lines: string[] } {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const code = languagesCommand(parseLanguages(args), where, { line: say, error: say, progress: say })
  return { code, lines: lines.map((line) => line.replaceAll(/ {2,}/g, ' | ')) }
}

it('says how much of each part is translated, with the texts of the merchant; blank texts and unknown keys do not count', () => {
  expect(run([])).toEqual({
    code: 0,
    lines: [
      'language | part | translated | missing',
      ...['storefront | 3', 'backend | 1', 'emails | 1', 'legal | 1'].map((part) => `en | ${part} | 0 | 100 %`),
      'fr | storefront | 0 | 3 | 0 %',
      'fr | backend | 0 | 1 | 0 %',
      'fr | emails | 1 | 0 | 100 %',
      'fr | legal | 0 | 1 | 0 %',
      'hu | storefront | 2 | 1 | 66 %',
      'hu | backend | 0 | 1 | 0 %',
      'hu | emails | 0 | 1 | 0 %',
      'hu | legal | 0 | 1 | 0 %',
    ],
  })
})

it('lists the missing keys of a language', () => {
  expect(run(['--missing', 'hu']).lines).toEqual([
    'storefront cart.total',
    'backend payment.card',
    'emails mail.title',
    'legal terms.md',
  ])
  expect(run(['--missing', 'xx'])).toEqual({ code: 1, lines: ['There is no language "xx"; there are en, fr, hu.'] })
})

it('finds the eight languages of the shop complete', () => {
  const rows = run([], textFolders()).lines.filter((line) => /^(pl|cs|sk|de|ro|uk|hy|en) /.test(line))
  expect(rows).toHaveLength(8 * 4)
  for (const row of rows) expect(row).toMatch(/ \| 0 \| 100 %$/)
})
