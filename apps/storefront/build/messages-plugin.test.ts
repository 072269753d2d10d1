import { expect, test } from 'vitest'
import { fillTexts } from './messages-plugin.ts'

test('STORE-07 falls back to English for a missing translation and reports its key', () => {
  const { texts, missing } = fillTexts(
    { title: 'Koszyk', empty: ' ' },
    { title: 'Cart', empty: 'Empty', added: 'Added' },
  )
  expect(texts).toEqual({ title: 'Koszyk', empty: 'Empty', added: 'Added' })
  expect(missing).toEqual(['empty', 'added'])
})
