import { expect, test } from 'vitest'
import { readSizeChart } from './read-size-chart.ts'

test('AMB-38 splits a stored size chart into its table and the text around it', () => {
  const html =
    '<p>In cm.</p><table><thead><tr><th>Size</th><th>Age</th></tr></thead><tbody><tr><td>98</td><td>2&amp;3 <b>years</b></td></tr><tr><td>104</td><td>–</td></tr></tbody></table><p>Stand straight.</p>'
  expect(readSizeChart(html)).toEqual({
    columns: ['Size', 'Age'],
    rows: [
      ['98', '2&3 years'],
      ['104', '–'],
    ],
    rest: '<p>In cm.</p><p>Stand straight.</p>',
  })
})

test('AMB-38 keeps text without a table as it is', () => {
  expect(readSizeChart('<p>One size.</p>')).toEqual({ columns: [], rows: [], rest: '<p>One size.</p>' })
})
