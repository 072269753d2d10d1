import { expect, it } from 'vitest'
import { images, only, stored, text } from '../testing-parse.ts'

it('CMS-07 reads the place of a column in its line, its look and its background', () => {
  const style =
    'width: 25%; display: flex; flex-direction: column; justify-content: center; align-self: flex-end; background-color: red; background-size: contain'
  expect(
    only(stored('column', text('a'), `data-appearance="align-bottom" style="${style}" ${images('/media/a.jpg')}`)),
  ).toEqual({
    type: 'column',
    appearance: 'align-bottom',
    width: '25%',
    style: { 'justify-content': 'center', 'background-color': 'red' },
    background: { desktopImage: '/media/a.jpg', size: 'contain' },
    children: [{ type: 'text', html: '<p>a</p>' }],
  })
})

it('CMS-07 reads a column without a variant and a width', () => {
  expect(only(stored('column', ''))).toEqual({ type: 'column', appearance: 'full-height', children: [] })
})
