import { expect, it } from 'vitest'
import { scrollTables } from './scroll-tables.ts'

const box = (label: string, table: string) => `<div class="box" tabindex="0"${label}>${table}</div>`

it('names the box of a table by its caption, or by its headings', () => {
  const sizes = '<table><tr><th>Size</th><th>Height &amp; <b>age</b></th></tr></table>'
  const prices = '<table class="x"><caption>Prices "2026"</caption><tr><th>Country</th></tr></table>'
  const plain = '<table><tr><td>1</td></tr></table>'
  expect(scrollTables(`<p>Before</p>${sizes}<p>Between</p>${prices}${plain}<p>After</p>`, 'box')).toBe(
    `<p>Before</p>${box(' role="group" aria-label="Size, Height &amp; age"', sizes)}<p>Between</p>${box(
      ' role="group" aria-label="Prices &quot;2026&quot;"',
      prices,
    )}${box('', plain)}<p>After</p>`,
  )
})

it('makes one box for nested tables, and leaves other texts unchanged', () => {
  const nested = '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>'
  expect(scrollTables(nested, 'box')).toBe(box('', nested))
  expect(scrollTables('<p>A tablecloth</p>', 'box')).toBe('<p>A tablecloth</p>')
})
