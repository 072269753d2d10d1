import { expect, test } from 'vitest'
import type { SizeChartRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { storeByCode, defaultStore } from '#src/platform/i18n/store-views.ts'
import { typedChart } from './typed-chart.ts'

const t = (id: string): string => id.replace(/^sizeChart\.(measure\.)?/, '')
const none = { chest: null, waist: null, hips: null, inseam: null, foot: null, head: null, palm: null, height: null }
const rows: SizeChartRowFragment[] = [
  { ...none, size: '98', age: '2–3 lata', height: { from: 93, to: 98 }, chest: { from: 54.5, to: 54.5 } },
  { ...none, size: '104', age: null, height: { from: 99, to: 104 } },
]

test('AMB-38 formats measures in the store’s language and leaves out empty columns', () => {
  expect(typedChart(t, storeByCode('de') ?? defaultStore(), rows)).toEqual({
    columns: ['size', 'age', 'height', 'chest'],
    rows: [
      ['98', '2–3 lata', '93–98', '54,5'],
      ['104', '–', '99–104', '–'],
    ],
  })
  expect(typedChart(t, storeByCode('eu') ?? defaultStore(), rows).rows[0]?.[3]).toBe('54.5')
  expect(typedChart(t, storeByCode('sk') ?? defaultStore(), rows).rows[0]?.[2]).toBe('93\u00A0– 98')
})

test('AMB-38 shows only the size column if there are no measures', () => {
  expect(typedChart(t, defaultStore(), [{ ...none, size: 'M', age: null }])).toEqual({
    columns: ['size'],
    rows: [['M']],
  })
})
