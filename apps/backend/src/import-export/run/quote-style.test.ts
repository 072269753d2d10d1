import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCsv } from './read-csv.ts'

async function rowsOf(text: string): Promise<unknown[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-quotes-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'table.csv')
  fs.writeFileSync(file, text)
  const rows: unknown[] = []
  for await (const read of readCsv(file, ['sku'])) rows.push('row' in read ? read.row : read)
  return rows
}

const last = { sku: 'B', note: 'plain', price: '5' }

test.each([
  ['an object', String.raw`"{\"a\": 1}"`, String.raw`{\"a\": 1}`],
  ['several members', String.raw`"{\"a\":\"b\",\"c\":\"d\"}"`, String.raw`{\"a\":\"b\",\"c\":\"d\"}`],
  ['a quote before the end', String.raw`"He says \"yes\""`, String.raw`He says \"yes\"`],
  ['a comma after the quote', String.raw`"5\", wide"`, String.raw`5\", wide`],
  ['both rules in one cell', String.raw`"a ""b"" and \"c\" d"`, String.raw`a "b" and \"c\" d`],
  ['several lines', '"{\\"a\\": 1,\n\\"b\\": 2}"', '{\\"a\\": 1,\n\\"b\\": 2}'],
])('a cell written by PHP with %s is read whole, and so is the next row', async (_what, cell, note) => {
  expect(await rowsOf(`sku,note,price\nA,${cell},3\nB,plain,5\n`)).toEqual([{ sku: 'A', note, price: '3' }, last])
})

test.each([
  ['a backslash at the end', String.raw`"C:\"`, 'C:\\'],
  ['a doubled quote after a backslash', String.raw`"a\""b"`, String.raw`a\"b`],
  ['a doubled quote after a backslash, at the end', String.raw`"say \""hi\"""`, String.raw`say \"hi\"`],
])('a cell written by the usual rule with %s stays as it is', async (_what, cell, note) => {
  expect(await rowsOf(`sku,note,price\nA,${cell},3\nB,plain,5\n`)).toEqual([{ sku: 'A', note, price: '3' }, last])
})
