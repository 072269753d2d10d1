import { expect, test } from 'vitest'
import { colon } from './colon.ts'

test.each([
  ['hy-AM', '՝'],
  ['hy_AM', '՝'],
  ['pl_PL', ':'],
  ['hu-HU', ':'],
])('in %s, %s stands between a label and its value', (locale, mark) => {
  expect(colon(locale)).toBe(mark)
})
