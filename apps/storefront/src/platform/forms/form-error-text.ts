import type { Translate } from '../i18n/messages.ts'
import { failureText } from './failure-text.ts'

/** An error of a form: a text to show, or a failed request. */
export type FormFault = string | Error | null | undefined

/** The error text of a form. Uses a general text when details are not allowed or missing; empty without errors. */
export function formErrorText(t: Translate, errors: readonly FormFault[], areDetailsAllowed = true): string {
  const faults = errors.filter((error) => error !== null && error !== undefined)
  if (faults.length === 0) return ''
  const texts = faults.map((error) => (typeof error === 'string' ? error : failureText(t, error))).filter(Boolean)
  return areDetailsAllowed && texts.length > 0 ? [...new Set(texts)].join(', ') : t('forms.invalid')
}
