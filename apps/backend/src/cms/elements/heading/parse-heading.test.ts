import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

it('CMS-10 reads text and level from the tag, with alignment and the author’s classes', () => {
  for (const level of [1, 2, 3, 4, 5, 6])
    expect(
      only(stored('heading', 'Zima &amp; lato', 'class="md:flex big" style="text-align: center"', `h${level}`)),
    ).toEqual({
      type: 'heading',
      level,
      text: 'Zima & lato',
      classes: 'md:flex big',
      style: { 'text-align': 'center' },
    })
})

it('CMS-10 is of the second level in any other tag, loses markup, and shows nothing without text', () => {
  expect(only(stored('heading', ' a <b>b</b>\n c '))).toEqual({ type: 'heading', level: 2, text: 'a b c' })
  expect(only(stored('heading', ' ', '', 'h3'))).toBeUndefined()
})
