import { foldName } from '@bocian/rules/same-text.ts'
import { CellError } from './parse-cells.ts'

const folded = (words: string): ReadonlySet<string> => new Set(words.split(/\s*,\s*/).map(foldName))

/** Yes and no as Magento and spreadsheets write them, in its eight languages and Hungarian. */
const [yes, no] = [
  folded('1, yes, y, true, on, prawda, tak, ano, áno, pravda, ja, wahr, da, так, այո, igen, igaz'),
  folded('0, no, n, false, off, fałsz, nie, ne, nepravda, nein, falsch, nu, ні, ոչ, nem, hamis'),
]
/** The words of Magento's admin panel for a product that is sold, and for one that is not. */
const [enabled, disabled] = [
  folded(
    `enabled, enable, active, włączone, włączony, włączona, aktywny, aktywne, aktywna, povoleno, povolené, povolený, zapnuto, zapnuté,
    aktivní, aktívny, aktívne, aktiviert, aktiv, eingeschaltet, activat, activ, увімкнено, активний, միացված, ակտիվ, engedélyezve, aktív`,
  ),
  folded(
    `2, disabled, disable, inactive, wyłączone, wyłączony, wyłączona, nieaktywny, nieaktywne, nieaktywna, zakázáno, zakázané, zakázaný,
    vypnuto, vypnuté, neaktivní, neaktívny, neaktívne, deaktiviert, inaktiv, ausgeschaltet, dezactivat, inactiv, вимкнено, неактивний,
    անջատված, ոչ ակտիվ, letiltva, inaktív`,
  ),
]

/** Whether a cell says yes; undefined if it is empty. Other texts are refused. */
export function parseFlag(column: string, cell: string | undefined): boolean | undefined {
  const text = readingOf(cell)
  if (text === '') return undefined
  if (yes.has(text)) return true
  if (no.has(text)) return false
  throw new CellError(`${column} "${(cell ?? '').trim().slice(0, 40)}" is neither yes nor no`)
}

/** Whether a product is on sale: 1 or 2, yes or no, or the words of Magento's admin panel; undefined if the cell is empty. */
export function parseStatus(column: string, cell: string | undefined): boolean | undefined {
  const text = readingOf(cell)
  if (enabled.has(text)) return true
  if (disabled.has(text)) return false
  return parseFlag(column, cell)
}

/** The text as it is compared, and `1.0000` as 1. */
const readingOf = (cell: string | undefined): string => foldName(cell ?? '').replace(/^(\d)[.,]0+$/, '$1')
