import type { SizeChartRowFragment } from '#src/graphql/documents.gen.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/messages.ts'
import type { StoreView } from '#src/i18n/store-view.ts'
import type { SizeChart } from './read-size-chart.ts'

const measures = ['height', 'chest', 'waist', 'hips', 'inseam', 'foot', 'head', 'palm'] as const

/** The rows as a table in the words and numbers of the store view; a column that no row fills is left out. */
export function typedChart(
  t: Translate,
  store: StoreView,
  rows: readonly SizeChartRowFragment[],
): Pick<SizeChart, 'columns' | 'rows'> {
  const shown = measures.filter((measure) => rows.some((row) => row[measure]))
  const hasAges = rows.some(({ age }) => age)
  const inWords = (range: SizeChartRowFragment['height']): string => {
    if (!range) return '–'
    const { from, to } = range
    return from === to ? formatNumber(store, from) : `${formatNumber(store, from)}–${formatNumber(store, to)}`
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
      ...shown.map((measure) => inWords(row[measure])),
    ]),
  }
}
