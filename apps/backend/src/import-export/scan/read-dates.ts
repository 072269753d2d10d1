import { possibleOrders, type DateOrder } from '../parse/parse-cells.ts'
import type { Complaint, NumberedRow } from '../types.ts'

const dateColumns = ['special_price_from_date', 'special_price_to_date', 'created_at']

interface Sample {
  line: number
  cell: string
}

/** Detects the order of day and month from all dates with slashes in a file. */
export interface DateOrderDetector {
  note(numbered: NumberedRow): void
  /** `named` is the order that the operator chose. */
  decide(named: DateOrder | undefined): { order: DateOrder; remark: Complaint | undefined }
}

export function createDateOrderDetector(): DateOrderDetector {
  const samples: { monthFirst?: Sample; dayFirst?: Sample; either?: Sample } = {}
  return {
    note({ line, row }) {
      for (const column of dateColumns) {
        const orders = possibleOrders(row[column])
        if (orders === undefined || orders.length === 0) continue
        const kind = orders.length === 2 ? 'either' : orders[0] === 'day-first' ? 'dayFirst' : 'monthFirst'
        samples[kind] ??= { line, cell: (row[column] ?? '').trim() }
      }
    },
    decide(named) {
      const { monthFirst, dayFirst, either } = samples
      if (named !== undefined) return { order: named, remark: undefined }
      const order = dayFirst !== undefined && monthFirst === undefined ? 'day-first' : 'month-first'
      if (either === undefined || (monthFirst !== undefined && dayFirst === undefined))
        return { order, remark: undefined }
      const why = reasonFor(monthFirst, dayFirst)
      const spoken = order === 'day-first' ? 'day first' : 'month first'
      const reason = `dates such as ${either.cell} are read ${spoken}, ${why}; use --dates to change it`
      return { order, remark: { line: either.line, key: '', reason, isWarning: true } }
    },
  }
}

function reasonFor(monthFirst: Sample | undefined, dayFirst: Sample | undefined): string {
  if (dayFirst === undefined) return 'as Magento imports them'
  if (monthFirst === undefined) return `since ${dayFirst.cell} in line ${dayFirst.line} can only be that`
  return `though ${dayFirst.cell} in line ${dayFirst.line} can only be day first`
}
