import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { namesDays } from './day-numbers.ts'
import { root } from './processes.ts'

/** Periods that the law sets, and the period of our data export; no setting can change them. */
const fixed = new Set([
  'mail.order.withdrawal.longer',
  'mail.order.withdrawal.money',
  'mail.order.withdrawal.send',
  'mail.return.requested',
  'privacy.section.emails',
  'returns.done.text',
  'ui.price.lowest',
])
const folders = ['apps/storefront/messages', 'apps/backend/messages'].map((folder) => path.join(root, folder))
const files = folders.flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))

test.each(files)('%s names no number of days that a setting decides', (file) => {
  const texts = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
  expect(texts.filter(([key, text]) => !fixed.has(key) && namesDays(text))).toEqual([])
})

test('the pattern finds a number of days in every language', () => {
  const texts = [
    '30 days',
    '30 dni',
    '30 dní',
    '30 dnů',
    '30 Tagen',
    '30-day returns',
    '30 de zile',
    '14 zile',
    '30 днів',
    '30 օրվա',
  ]
  expect(texts.filter((text) => !namesDays(text))).toEqual([])
})
