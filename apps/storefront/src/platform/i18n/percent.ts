import { writePercent } from '@bocian/rules/written-percent.ts'
import type { StoreView } from './store-view.ts'

/** Whole percent without a sign: '20%', in German '20 %'. */
export function formatPercent({ locale }: Pick<StoreView, 'locale'>, percent: number): string {
  return writePercent(locale, percent)
}
