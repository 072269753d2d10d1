import { expect, it } from 'vitest'
import { only, stored, text } from '../testing-parse.ts'

const item = (id: string, title: string, content: string, more = '') =>
  stored(
    'accordion-item',
    `<h3 data-element="title">${title}</h3><div data-element="content">${content}</div>`,
    `id="${id}" ${more}`,
  )

it('CMS-18 reads items with id, title and content, which may hold elements', () => {
  expect(
    only(
      stored(
        'accordion',
        item('QX3KD81', 'Returns &amp; more', text('30 days')) + item('QX3KD82', 'Post', '<p>Two</p>'),
      ),
    ),
  ).toEqual({
    type: 'accordion',
    items: [
      { id: 'QX3KD81', title: 'Returns & more', children: [{ type: 'text', html: '<p>30 days</p>' }] },
      { id: 'QX3KD82', title: 'Post', children: [{ type: 'text', html: '<p>Two</p>' }] },
    ],
  })
})

it('CMS-18 makes ids unique, also where none are stored, and numbers items without a title', () => {
  const items = item('QX3KD81', 'A', '') + item('QX3KD81', '', '') + item('', 'C', '') + item('', 'D', '')
  expect(only(stored('accordion', items))).toMatchObject({
    items: [{ id: 'QX3KD81' }, { id: 'QX3KD81-2', title: '2' }, { id: 'part-1' }, { id: 'part-2' }],
  })
})

it('SHELL-26 SHELL-27 reads which section is open, which is blocked, and that only one may be open', () => {
  const items = item('QX3KD81', 'A', '', 'data-active="true" data-collapsible="false"') + item('QX3KD82', 'B', '')
  expect(only(stored('accordion', items, 'data-multiple-collapsible="false"'))).toMatchObject({
    isSingle: true,
    items: [{ id: 'QX3KD81', isOpen: true, isBlocked: true }, { id: 'QX3KD82' }],
  })
  expect(only(stored('accordion', items))).not.toHaveProperty('isSingle')
})

it('CMS-18 shows nothing without items', () => {
  expect(only(stored('accordion', ''))).toBeUndefined()
})
