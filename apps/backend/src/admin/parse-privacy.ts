import { readOptions, UsageError } from './usage-error.ts'

export type PrivacyCommand =
  | { name: 'privacy due' | 'privacy apply' | 'privacy schedule' }
  | { name: 'privacy export'; email: string; store: string }

/** Parses the arguments of `privacy`; throws UsageError when they are invalid. */
export function parsePrivacy([what, ...rest]: string[]): PrivacyCommand {
  const { values, positionals: more } = readOptions(rest, { store: { type: 'string', default: 'default' } })
  const [email] = more
  if (what === 'export' && email !== undefined && more.length === 1)
    return { name: 'privacy export', email, store: values.store }
  if ((what === 'due' || what === 'apply' || what === 'schedule') && more.length === 0)
    return { name: `privacy ${what}` }
  throw new UsageError('privacy takes "due", "apply", "schedule" or "export EMAIL".')
}
