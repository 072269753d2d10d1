import { expect, test } from 'vitest'
import { parseSizeRows } from './parse-size-rows.ts'

test('AMB-38 parses a size chart into rows of measures in centimetres', () => {
  expect(parseSizeRows('98: height 93-98, chest 54.5; 20-22: foot 12.5-14 ;')).toEqual([
    { size: '98', measures: { height: { from: 93, to: 98 }, chest: { from: 54.5, to: 54.5 } } },
    { size: '20-22', measures: { foot: { from: 12.5, to: 14 } } },
  ])
  expect(parseSizeRows('98: chest 54, waist 50, hips 58, inseam 40, head 50, palm 12')?.[0]?.measures).toHaveProperty(
    'inseam',
  )
  expect(parseSizeRows(' ')).toEqual([])
})

test.each([
  '98',
  ': height 93',
  '98:',
  '98: shoulder 20',
  '98: height tall',
  '98: height 98-93',
  '98: height 0',
  '98: height 999',
  '98: height 93; 98: height 94',
  '<table></table>',
])('AMB-38 rejects %j', (text) => {
  expect(parseSizeRows(text)).toBeUndefined()
})
