import { expect, test } from 'vitest'
import { colon, labelled } from './colon.ts'

test.each([
  ['hy-AM', '՝'],
  ['hy_AM', '՝'],
  ['pl_PL', ':'],
  ['hu-HU', ':'],
])('in %s, %s stands between a label and its value', (locale, mark) => {
  expect(colon(locale)).toBe(mark)
})

test.each([
  ['uk_UA', { label: 'Колір', value: 'жовтий' }, 'Колір: жовтий'],
  ['hy-AM', { label: 'Գույն', value: 'դեղին' }, 'Գույն՝ դեղին'],
])('in %s a label stands before its value with the mark', (locale, fact, text) => {
  expect(labelled(locale, fact)).toBe(text)
})
