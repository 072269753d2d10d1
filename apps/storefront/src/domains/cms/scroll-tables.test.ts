import { expect, it } from 'vitest'
import { scrollTables } from './scroll-tables.ts'

const box = (table: string, name = '1') =>
  `<div class="box" tabindex="0" role="region" aria-label="${name}">${table}</div>`

it('puts each table into a box, and leaves other texts unchanged', () => {
  const sizes = '<table class="x"><tr><th>Size</th></tr></table>'
  const plain = '<TABLE><tr><td>1</td></tr></TABLE>'
  expect(scrollTables(`<p>Before</p>${sizes}<p>Between</p>${plain}<p>After</p>`, 'box')).toBe(
    `<p>Before</p>${box(sizes, 'Size')}<p>Between</p>${box(plain)}<p>After</p>`,
  )
  expect(scrollTables('<p>A tablecloth</p>', 'box')).toBe('<p>A tablecloth</p>')
})

it.each([
  ['<caption>Prices of <b>delivery</b></caption><tr><th>A</th></tr>', 'Prices of delivery'],
  [
    '<tr><th scope="col">Size</th>\n<th>Chest &amp; "waist"</th></tr><tr><td>98</td></tr>',
    'Size, Chest &amp; &quot;waist&quot;',
  ],
  [`<tr><td>${'word '.repeat(40)}</td></tr>`, 'word '.repeat(16).trim()],
])('names the box by the caption or the first row: %s', (rows, name) => {
  const table = `<table>${rows}</table>`
  expect(scrollTables(table, 'box')).toBe(box(table, name))
})

it('tells tables with the same first row from each other', () => {
  const table = '<table><tr><td>1</td></tr></table>'
  expect(scrollTables(table + table, 'box')).toBe(box(table) + box(table, '1 (2)'))
})

it('keeps nested tables nested', () => {
  const inner = '<table><tr><td>1</td></tr></table>'
  const nested = (cell: string) => `<table><tr><td>${cell}</td></tr></table>`
  expect(scrollTables(nested(inner), 'box')).toBe(nested(box(inner)))
})

it('takes linear time on many tables that are never closed', () => {
  const open = '<table>'.repeat(200_000)
  expect(scrollTables(open, 'box')).toBe(open)
})
