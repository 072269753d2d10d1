import { expect, it } from 'vitest'
import { only, parsed, stored } from '../testing-parse.ts'

it('CMS-10 reads sanitized HTML', () => {
  const html = '<p style="color: red" onclick="x()">a <strong>b</strong></p><script>x()</script><ul><li>c</li></ul>'
  expect(only(stored('text', html, 'style="padding: 5px"'))).toEqual({
    type: 'text',
    style: { padding: '5px' },
    html: '<p style="color: red">a <strong>b</strong></p><ul><li>c</li></ul>',
  })
})

it('CMS-10 takes copied elements within the text as HTML', () => {
  expect(only(stored('text', '<h2 data-content-type="heading" data-element="main">a</h2>'))).toMatchObject({
    html: '<h2 data-content-type="heading" data-element="main">a</h2>',
  })
})

it('CMS-01 content without the page builder is one text', () => {
  expect(parsed('<h2>a</h2> <p onclick=x()>b</p>')).toEqual([{ type: 'text', html: '<h2>a</h2> <p>b</p>' }])
  expect(parsed(' \n ')).toEqual([])
  expect(parsed('')).toEqual([])
})
