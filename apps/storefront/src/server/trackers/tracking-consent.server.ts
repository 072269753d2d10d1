import { purposes, type Purpose } from './trackers.server.ts'

const days = 180
/** The cookie with the visitor's choices. */
export const consentCookie = 'tracking_consent'

/** The purposes to which the visitor has consented; undefined before the visitor has chosen. */
export function readConsent(cookies: Readonly<Record<string, string | undefined>>): ReadonlySet<Purpose> | undefined {
  const cookie = cookies[consentCookie]
  if (cookie === undefined) return undefined
  const choices = cookie.split('.')
  return new Set(purposes.filter((purpose) => choices.includes(purpose)))
}

/** The Set-Cookie line that stores the consent for half a year, or deletes it if `agreed` is undefined. */
export function consentLine(agreed: readonly Purpose[] | undefined, isSecure: boolean): string {
  const value = agreed === undefined ? '' : ['said', ...agreed].join('.')
  const age = agreed === undefined ? 0 : days * 86_400
  return `${consentCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}

/** The purposes chosen in the consent form: all, none, or the ticked ones. Undefined to show the notice again. */
export function agreedIn(form: URLSearchParams): readonly Purpose[] | undefined {
  const answer = form.get('answer')
  if (answer === 'all') return purposes
  if (answer === 'again') return undefined
  const ticked = form.getAll('purpose')
  return answer === 'chosen' ? purposes.filter((purpose) => ticked.includes(purpose)) : []
}
