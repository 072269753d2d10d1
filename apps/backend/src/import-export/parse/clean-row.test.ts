import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCsv } from '../run/read-csv.ts'
import { cleanRow } from './clean-row.ts'

test('cells hold what can be seen; content keeps its own spaces, and passwords all of theirs', () => {
  const row = {
    sku: '\u200BA\u2011 1\uFEFF',
    name: 'Sukie\u00ADnka Jo\u0301zia\u00A05\u202C',
    description: '<p>5\u00A0zł\u200B\t–</p>',
    content: '{{block id="a\u200B"}}\u00A0',
    password: 'a\u200B\u00A0b',
  }
  expect(cleanRow(row)).toEqual({
    sku: 'A- 1',
    name: 'Sukienka Józia 5',
    description: '<p>5\u00A0zł\t–</p>',
    content: '{{block id="a"}}\u00A0',
    password: 'a\u200B\u00A0b',
  })
})

test('a file is read with clean column names and cells', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'clean-row-')), 'customers.csv')
  fs.writeFileSync(file, '\uFEFF\u200Bemail,firstname\u00A0\r\n\u202Aada@example.com\u202C,Zoe\u0308\r\n')
  const rows: unknown[] = []
  for await (const read of readCsv(file, ['email', 'firstname'])) rows.push(read)
  expect(rows).toMatchObject([{ line: 2, row: { email: 'ada@example.com', firstname: 'Zoë' } }])
})
