import { expect, it } from 'vitest'
import { only, stored, text } from '../testing-parse.ts'

const widget = (content: string) => `<div class="widget block block-static-block">${content}</div>`

it('CMS-10 reads the elements of a block, and a block of plain HTML as text', () => {
  expect(only(stored('block', widget(stored('row', text('a')) + text('b')), 'style="margin: 1px"'))).toEqual({
    type: 'block',
    style: { margin: '1px' },
    children: [
      { type: 'row', appearance: 'contained', children: [{ type: 'text', html: '<p>a</p>' }] },
      { type: 'text', html: '<p>b</p>' },
    ],
  })
  expect(only(stored('block', widget('<p>a</p><p>b</p>')))).toEqual({
    type: 'block',
    children: [{ type: 'text', html: '<p>a</p><p>b</p>' }],
  })
})

it('CMS-10 shows nothing for a block that does not exist', () => {
  expect(only(stored('block', ''))).toBeUndefined()
  expect(only(stored('block', widget('')))).toBeUndefined()
})
