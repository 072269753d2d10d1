import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

it('CMS-20 reads the id of the lookbook, and shows nothing without one', () => {
  expect(only(stored('lookbook', '', 'data-lookbook-id="12" class="mine"'))).toEqual({
    type: 'lookbook',
    lookbookId: '12',
    classes: 'mine',
  })
  expect(only(stored('lookbook', '', 'data-lookbook-id=" "'))).toBeUndefined()
})
