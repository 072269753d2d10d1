import { expect, it } from 'vitest'
import { scrollTables } from './scroll-tables.ts'

const box = (table: string) => `<div class="box" tabindex="0">${table}</div>`

it('puts each table into a box, and leaves other texts unchanged', () => {
  const sizes = '<table class="x"><tr><th>Size</th></tr></table>'
  const plain = '<TABLE><tr><td>1</td></tr></TABLE>'
  expect(scrollTables(`<p>Before</p>${sizes}<p>Between</p>${plain}<p>After</p>`, 'box')).toBe(
    `<p>Before</p>${box(sizes)}<p>Between</p>${box(plain)}<p>After</p>`,
  )
  expect(scrollTables('<p>A tablecloth</p>', 'box')).toBe('<p>A tablecloth</p>')
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
