import type { Translate } from '#src/i18n/messages.ts'
import { failureText } from './failure-text.ts'

/** A text that is ready to be read, a failed call, or nothing. */
export type FormFault = string | Error | null | undefined

/** The faults of a form in one line; the general words when details are not allowed or none says anything. Empty without a fault. */
export function formErrorText(t: Translate, errors: readonly FormFault[], areDetailsAllowed = true): string {
  const faults = errors.filter((error) => error !== null && error !== undefined)
  if (faults.length === 0) return ''
  const texts = faults.map((error) => (typeof error === 'string' ? error : failureText(t, error))).filter(Boolean)
  return areDetailsAllowed && texts.length > 0 ? [...new Set(texts)].join(', ') : t('forms.invalid')
}
