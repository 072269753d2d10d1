import { cleanText, withoutMarks } from '@bocian/rules/clean-text.ts'
import type { Row } from '../types.ts'

/** Spaces that do not break a line are part of the content of a page or a description. */
const content = /<[a-z!/]|\{\{/i

/** A row whose cells hold nothing invisible. Passwords stay as they are. */
export function cleanRow(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => {
      if (column === 'password') return [column, cell]
      return [column, content.test(cell) ? withoutMarks(cell) : cleanText(cell)]
    }),
  )
}
