import { compactCardNumber } from '@bocian/rules/loyalty.ts'
import { readOptions, UsageError } from './usage-error.ts'

export type LoyaltyCommand =
  | { name: 'loyalty list'; text: string }
  | { name: 'loyalty show'; number: string }
  | { name: 'loyalty block' | 'loyalty unblock'; number: string }
  | { name: 'loyalty correct'; number: string; points: number; reason: string }
  | { name: 'loyalty cards' }
  | { name: 'loyalty cards issue'; count: number; store: string }
  | { name: 'loyalty cards points'; number: string; points: number }

const options = { reason: { type: 'string' }, store: { type: 'string', default: 'default' } } as const
const mostIssued = 1_000

/** Parses the arguments of `loyalty`; throws UsageError when they are invalid. */
export function parseLoyalty(args: string[]): LoyaltyCommand {
  // A negative number would be read as an option.
  const { values, positionals } = readOptions(
    args.map((arg) => arg.replace(/^-(?=\d+$)/, '−')),
    options,
  )
  const [what = 'list', first, second, ...more] = positionals
  if (what === 'cards') return parseCards([first, second, ...more], values.store)
  if (more.length === 0 && second === undefined) {
    if (what === 'list') return { name: 'loyalty list', text: first ?? '' }
    if (what === 'show' && first !== undefined) return { name: 'loyalty show', number: compactCardNumber(first) }
    if (first !== undefined && (what === 'block' || what === 'unblock'))
      return { name: `loyalty ${what}`, number: compactCardNumber(first) }
  }
  const reason = values.reason?.trim() ?? ''
  if (what === 'correct' && first !== undefined && second !== undefined && more.length === 0 && reason !== '')
    return { name: 'loyalty correct', number: compactCardNumber(first), points: parseChange(second), reason }
  throw new UsageError(
    'loyalty takes "list [TEXT]", "show CARD", "block CARD", "unblock CARD", "correct CARD ±POINTS --reason TEXT" or "cards".',
  )
}

function parseCards([what, first, second, ...more]: (string | undefined)[], store: string): LoyaltyCommand {
  if (what === undefined) return { name: 'loyalty cards' }
  if (what === 'issue' && first !== undefined && second === undefined) {
    const count = parseWhole(first)
    if (count < 1 || count > mostIssued) throw new UsageError(`N must be a whole number from 1 to ${mostIssued}.`)
    return { name: 'loyalty cards issue', count, store }
  }
  if (what === 'points' && first !== undefined && second !== undefined && more.length === 0)
    return { name: 'loyalty cards points', number: compactCardNumber(first), points: parseWhole(second) }
  throw new UsageError('loyalty cards takes nothing, "issue N [--store CODE]" or "points CARD POINTS".')
}

function parseWhole(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new UsageError('The points must be a whole number.')
  return Number(text)
}

function parseChange(text: string): number {
  const [, sign, digits = '0'] = /^([+−]?)(\d{1,8})$/.exec(text) ?? []
  if (Number(digits) === 0) throw new UsageError('The points must be a number such as +50 or -50.')
  return sign === '−' ? -Number(digits) : Number(digits)
}
