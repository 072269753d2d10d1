import * as z from 'zod'
import { slugOf } from '#src/catalogue/save/save.ts'
import type { KeyFault } from './types.ts'
import { faultsOf } from './file-format.ts'

/** A text, empty if it is left out. */
export const text = z.string().default('')
export const needed = z.string().trim().min(1, 'must not be empty')
export const flag = z.boolean().default(true)
export const whole = (least: number) =>
  z.int(`must be a whole number`).min(least, `must be at least ${least}`).max(10_000)
export const identifiers = { pattern: /^[\w-]{1,100}$/, text: 'may have letters, digits, - and _ only' }
export const identifier = z.string().regex(identifiers.pattern, identifiers.text)
export const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-12-24T08:00:00+01:00' })

const robotWords = new Set(['INDEX', 'NOINDEX', 'FOLLOW', 'NOFOLLOW', 'NONE', 'ALL', 'NOARCHIVE'])
export const robots = z
  .string()
  .toUpperCase()
  .refine(
    (value) => value === '' || value.split(/\s*,\s*/).every((word) => robotWords.has(word)),
    'may have INDEX or NOINDEX, FOLLOW or NOFOLLOW, separated by commas',
  )
  .default('')
/** A path in the shop, without a slash at either end. */
export const path = needed.refine(
  (value) => value.split('/').map(slugOf).join('/') === value,
  'must be a path such as about-us',
)

/** The head without what has its default: empty texts and lists, nothing, and what is true. */
export const filled = (head: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(head).filter(
      ([, value]) =>
        value !== '' &&
        value !== null &&
        value !== undefined &&
        value !== true &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Reads a head by its schema; a list of faults if it is wrong. */
export function readHead<Head>(schema: z.ZodType<Head>, head: unknown): { head: Head } | { faults: KeyFault[] } {
  const parsed = schema.safeParse(head)
  return parsed.success ? { head: parsed.data } : { faults: faultsOf(parsed.error.issues) }
}
