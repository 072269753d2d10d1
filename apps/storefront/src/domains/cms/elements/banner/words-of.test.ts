import { expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

it('CMS-05 a banner’s link has the words of its text as its name', () => {
  expect(wordsOf('<h2>Sun &amp; sea</h2>\n<p>from&nbsp;9 zł</p>')).toBe('Sun & sea from 9 zł')
  expect(wordsOf('')).toBe('')
  expect(wordsOf(`<p>${'a '.repeat(200)}</p>`)).toHaveLength(120)
})
