import { expect, it } from 'vitest'
import { splitHtml } from './split-html.ts'

const long = 'Sizes from 92 to 164, with a chart of heights and ages for every single one of them.'

it.each([
  ['two paragraphs', `<p>Lead</p><p>${long}</p>`, '<p>Lead</p>', `<p>${long}</p>`],
  [
    'elements in the first',
    `<div><p>a<br>b</p><p>c</p></div><ul><li>${long}</li></ul>`,
    '<div><p>a<br>b</p><p>c</p></div>',
    `<ul><li>${long}</li></ul>`,
  ],
  ['a picture first', `<img src="a"><p>Lead</p><p>${long}</p>`, '<img src="a"><p>Lead</p>', `<p>${long}</p>`],
  ['one paragraph', `<p>${long}</p>`, `<p>${long}</p>`, ''],
  ['hardly anything more', '<p>Lead</p><p>And more.</p>', '<p>Lead</p><p>And more.</p>', ''],
  ['no element', long, long, ''],
  ['nothing', '', '', ''],
])('SHELL-28 splits %s after the first element', (_, html, lead, rest) => {
  expect(splitHtml(html)).toEqual({ lead, rest })
})
