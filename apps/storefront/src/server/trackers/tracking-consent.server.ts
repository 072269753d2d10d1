import { purposes, type Purpose } from './trackers.server.ts'

const days = 180
const name = 'tracking_consent'

/** What the visitor has agreed to; undefined as long as they have not said. */
export function readConsent(cookies: Readonly<Record<string, string | undefined>>): ReadonlySet<Purpose> | undefined {
  const said = cookies[name]
  if (said === undefined) return undefined
  const words = said.split('.')
  return new Set(purposes.filter((purpose) => words.includes(purpose)))
}

/** The line that keeps what was agreed to for half a year, or with undefined forgets it. */
export function consentLine(agreed: readonly Purpose[] | undefined, isSecure: boolean): string {
  const value = agreed === undefined ? '' : ['said', ...agreed].join('.')
  const age = agreed === undefined ? 0 : days * 86_400
  return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}

/** What the form of the notice says: everything, nothing, what is ticked, or (undefined) that it shall be asked again. */
export function agreedIn(form: URLSearchParams): readonly Purpose[] | undefined {
  const answer = form.get('answer')
  if (answer === 'all') return purposes
  if (answer === 'again') return undefined
  const ticked = form.getAll('purpose')
  return answer === 'chosen' ? purposes.filter((purpose) => ticked.includes(purpose)) : []
}
