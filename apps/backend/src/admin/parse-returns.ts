import { readOptions, UsageError } from './usage-error.ts'

export type ReturnCommand =
  | { name: 'returns list'; isAll: boolean }
  | { name: 'returns show'; number: string }
  | (StepCommand & { number: string; /** Who takes the step. */ staff: string })

type StepCommand =
  | { name: 'returns approve' | 'returns refund' }
  | { name: 'returns receive'; accepted: ReadonlyMap<string, number> }
  | { name: 'returns reject'; reason: string }
  | { name: 'returns ship'; trackingNumber: string | null }
  | { name: 'returns comment'; text: string }

const options = {
  all: { type: 'boolean', default: false },
  reason: { type: 'string' },
  as: { type: 'string' },
} as const

const longestTracking = 64
const longestStaff = 100

/** Parses the arguments of `returns`; throws UsageError when they are invalid. */
export function parseReturns(args: string[]): ReturnCommand {
  const { values, positionals } = readOptions(args, options)
  const [what = 'list', number, ...rest] = positionals
  if (what === 'list' && number === undefined) return { name: 'returns list', isAll: values.all }
  if (what === 'show' && number !== undefined && rest.length === 0) return { name: 'returns show', number }
  const step = number === undefined ? undefined : parseStep(what, rest, values.reason)
  if (number !== undefined && step !== undefined) return { ...step, number, staff: parseStaff(values.as) }
  throw new UsageError(
    'returns takes "list [--all]", or "show", "approve", "receive [SKU=N …]", "reject --reason TEXT", "refund", "ship [TRACKING]" or "comment TEXT" with a NUMBER and, except "show", --as NAME.',
  )
}

function parseStep(what: string, rest: string[], reason: string | undefined): StepCommand | undefined {
  if (what === 'receive') return { name: 'returns receive', accepted: parseAccepted(rest) }
  if (what === 'reject' && rest.length === 0 && reason !== undefined) return { name: 'returns reject', reason }
  if (what === 'comment' && rest.length > 0) return { name: 'returns comment', text: rest.join(' ') }
  if (what === 'ship' && rest.length <= 1 && (rest[0]?.length ?? 0) <= longestTracking)
    return { name: 'returns ship', trackingNumber: rest[0] ?? null }
  return (what === 'approve' || what === 'refund') && rest.length === 0 ? { name: `returns ${what}` } : undefined
}

/** The person who takes the step. The account of the server names nobody: several people share it. */
function parseStaff(given = ''): string {
  const staff = given.trim().replaceAll(/\s+/g, ' ')
  if (!/\p{L}{2}/u.test(staff) || staff.length > longestStaff)
    throw new UsageError('returns needs to know who you are: --as and your name or email address.')
  return staff
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
