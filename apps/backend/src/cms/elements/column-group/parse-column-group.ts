import type { ColumnGroup, ColumnLine } from '@bocian/rules/page-builder/elements.ts'
import type { Element } from 'hast'
import { parseColumn } from '../column/parse-column.ts'
import type { Parsing } from '../parsing.ts'
import { backgroundOf } from '../reading/background.ts'
import { isHidden, look } from '../reading/look.ts'
import { attribute, numberOf } from '../reading/parts.ts'

const layout = ['display', 'width', 'flex-direction']

/** A group of lines of columns. Before lines existed, the columns were directly in the group, which is then one line. */
export function parseColumnGroup(main: Element, parsing: Parsing): ColumnGroup | undefined {
  const lines = parsing
    .typed(main, 'column-line')
    .filter((line) => !isHidden(line))
    .map((line) => parseColumnLine(line, parsing))
  const columns = columnsIn(main, parsing)
  const children: ColumnLine[] = [
    ...lines,
    ...(columns.length > 0 ? [{ type: 'column-line' as const, children: columns }] : []),
  ]
  if (children.length === 0) return undefined
  const background = backgroundOf(main, parsing)
  return {
    type: 'column-group',
    gridSize: numberOf(attribute(main, 'data-grid-size'), 12, 1, 16),
    ...look(main, layout),
    ...(background !== undefined && { background }),
    children,
  }
}

export function parseColumnLine(main: Element, parsing: Parsing): ColumnLine {
  return { type: 'column-line', ...look(main, layout), children: columnsIn(main, parsing) }
}

const columnsIn = (main: Element, parsing: Parsing): ColumnLine['children'] =>
  parsing
    .typed(main, 'column')
    .filter((column) => !isHidden(column))
    .map((column) => parseColumn(column, parsing))
