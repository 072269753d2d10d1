import { readOptions, UsageError } from './usage-error.ts'

export type ReturnCommand =
  | { name: 'returns list'; isAll: boolean }
  | { name: 'returns show'; number: string }
  | { name: 'returns approve' | 'returns refund'; number: string }
  | { name: 'returns receive'; number: string; accepted: ReadonlyMap<string, number> }
  | { name: 'returns reject'; number: string; reason: string }
  | { name: 'returns ship'; number: string; trackingNumber: string | null }
  | { name: 'returns comment'; number: string; text: string }

const options = { all: { type: 'boolean', default: false }, reason: { type: 'string' } } as const

const longestTracking = 64

/** Parses the arguments of `returns`; throws UsageError when they are invalid. */
export function parseReturns(args: string[]): ReturnCommand {
  const { values, positionals } = readOptions(args, options)
  const [what = 'list', number, ...rest] = positionals
  if (what === 'list' && number === undefined) return { name: 'returns list', isAll: values.all }
  if (number !== undefined) {
    if (what === 'receive') return { name: 'returns receive', number, accepted: parseAccepted(rest) }
    if (what === 'reject' && rest.length === 0 && values.reason !== undefined)
      return { name: 'returns reject', number, reason: values.reason }
    if (what === 'comment' && rest.length > 0) return { name: 'returns comment', number, text: rest.join(' ') }
    if (what === 'ship' && rest.length <= 1 && (rest[0]?.length ?? 0) <= longestTracking)
      return { name: 'returns ship', number, trackingNumber: rest[0] ?? null }
    if (what === 'show' && rest.length === 0) return { name: 'returns show', number }
    if ((what === 'approve' || what === 'refund') && rest.length === 0) return { name: `returns ${what}`, number }
  }
  throw new UsageError(
    'returns takes "list [--all]", or "show", "approve", "receive [SKU=N …]", "reject --reason TEXT", "refund", "ship [TRACKING]" or "comment TEXT" with a NUMBER.',
  )
}

/** Parses `ROLE-1=2`. */
function parseAccepted(pairs: readonly string[]): Map<string, number> {
  return new Map(
    pairs.map((pair) => {
      const [, sku, count] = /^(.+)=(\d{1,6})$/.exec(pair) ?? []
      if (sku === undefined) throw new UsageError('returns receive takes pairs such as SKU=2.')
      return [sku, Number(count)]
    }),
  )
}
