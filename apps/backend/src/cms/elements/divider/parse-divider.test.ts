import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

it('CMS-08 reads width, thickness and colour of the line', () => {
  const line =
    '<hr data-element="line" style="width: 50%; border-width: 3px; border-color: rgb(206, 206, 206); display: inline-block">'
  expect(only(stored('divider', line, 'style="text-align: center"'))).toEqual({
    type: 'divider',
    width: '50%',
    thickness: '3px',
    color: 'rgb(206, 206, 206)',
    style: { 'text-align': 'center' },
  })
})

it('CMS-08 has the editor’s defaults', () => {
  const divider = { type: 'divider', width: '100%', thickness: '1px', color: '#cecece' }
  expect(only(stored('divider', '<hr data-element="line">'))).toEqual(divider)
  expect(only(stored('divider', ''))).toEqual(divider)
})
