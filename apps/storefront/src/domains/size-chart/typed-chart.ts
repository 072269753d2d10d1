import type { SizeChartRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatNumber } from '#src/platform/i18n/format.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import type { SizeChart } from './read-size-chart.ts'

const measures = ['height', 'chest', 'waist', 'hips', 'inseam', 'foot', 'head', 'palm'] as const

/** The structured measures as a table in the store view's language; empty columns are left out. */
export function typedChart(
  t: Translate,
  store: StoreView,
  rows: readonly SizeChartRowFragment[],
): Pick<SizeChart, 'columns' | 'rows'> {
  const shown = measures.filter((measure) => rows.some((row) => row[measure]))
  const hasAges = rows.some(({ age }) => age)
  // Slovak puts spaces around the dash of a range.
  const dash = store.locale === 'sk-SK' ? '\u00A0– ' : '–'
  const format = (range: SizeChartRowFragment['height']): string => {
    if (!range) return '–'
    const { from, to } = range
    return from === to ? formatNumber(store, from) : `${formatNumber(store, from)}${dash}${formatNumber(store, to)}`
  }
  return {
    columns: [
      t('sizeChart.size'),
      ...(hasAges ? [t('sizeChart.age')] : []),
      ...shown.map((measure) => t(`sizeChart.measure.${measure}`)),
    ],
    rows: rows.map((row) => [
      row.size,
      ...(hasAges ? [row.age ?? '–'] : []),
      ...shown.map((measure) => format(row[measure])),
    ]),
  }
}
