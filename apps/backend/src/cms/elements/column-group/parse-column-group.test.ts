import { expect, it } from 'vitest'
import { images, only, stored, text } from '../testing-parse.ts'

const column = (style: string, more = 'data-appearance="full-height"') =>
  stored('column', text('a'), `class="pagebuilder-column" style="${style}" ${more}`)
const read = (width: string) => ({
  type: 'column',
  appearance: 'full-height',
  width,
  children: [{ type: 'text', html: '<p>a</p>' }],
})

it('CMS-07 reads lines of columns with the stored widths', () => {
  const line = (content: string) => stored('column-line', content, 'style="display: flex; width: 100%"')
  const group = stored(
    'column-group',
    line(column('width: 33.3333%') + column('width: calc(50% - 100px)')) + line(column('width: 100%')),
    `data-grid-size="16" ${images('/media/a.jpg')}`,
  )
  expect(only(group)).toEqual({
    type: 'column-group',
    gridSize: 16,
    background: { desktopImage: '/media/a.jpg' },
    children: [
      { type: 'column-line', children: [read('33.3333%'), read('calc(50% - 100px)')] },
      { type: 'column-line', children: [read('100%')] },
    ],
  })
})

it('CMS-07 reads an old group without lines as one line', () => {
  expect(only(stored('column-group', column('width: 50%') + column('width: 50%'), 'style="display: flex;"'))).toEqual({
    type: 'column-group',
    gridSize: 12,
    children: [{ type: 'column-line', children: [read('50%'), read('50%')] }],
  })
})

it('CMS-07 leaves out hidden columns, and a group without any', () => {
  const hidden = column('width: 50%; display: none')
  expect(only(stored('column-group', hidden + column('width: 50%')))).toMatchObject({
    children: [{ children: [read('50%')] }],
  })
  expect(only(stored('column-group', ''))).toBeUndefined()
})
