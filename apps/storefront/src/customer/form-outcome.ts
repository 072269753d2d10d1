import type { FieldError } from '@bocian/rules/validators.ts'
import { errorText } from '#src/forms/error-text.ts'
import type { FieldProblem } from '#src/forms/error-summary.tsx'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { accountMessage } from './account-message.ts'
import type { Translate } from '#src/i18n/messages.ts'

/** What came of sending a form of the account: what is wrong with it, or that it is done. */
export type FormOutcome = {
  /** By the field's name; in the order of the form. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** What the shop refused as a whole: a key of our texts, or the server's own words. */
  readonly refusal?: string
  /** What was typed, without passwords, for a page that is rendered anew. */
  readonly values: Readonly<Record<string, string>>
  readonly isDone?: boolean
}

type Check = (value: string) => FieldError | null

/** The typed text of every named field, without the spaces around it; a password is left as it is. */
export function fieldsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      const text = typeof value === 'string' ? value : ''
      return [name, /password/i.test(name) ? text : text.trim()]
    }),
  )
}

/** Checks the fields one by one, in the order of the checks. */
export function checkFields(fields: Record<string, string>, checks: Readonly<Record<string, Check>>): FormOutcome {
  const errors: Record<string, FieldError> = {}
  for (const [name, check] of Object.entries(checks)) {
    const error = check(fields[name] ?? '')
    if (error) errors[name] = error
  }
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
  return { errors, values }
}

export const hasErrors = (outcome: FormOutcome): boolean => Object.keys(outcome.errors).length > 0

/** The outcome of a form that the shop refused; anything but a refusal is thrown on. */
export function refusedOutcome(error: unknown, outcome: FormOutcome): FormOutcome {
  if (!(error instanceof GraphqlFailure)) throw error
  const { field, id } = accountMessage(error)
  if (field === undefined || id === undefined) return { ...outcome, refusal: id ?? error.message }
  return { ...outcome, errors: { [field]: { id, defaultMessage: error.message } } }
}

/** What was refused as a whole, in the shopper's language. */
export function refusalText(t: Translate, outcome: FormOutcome | undefined): string | undefined {
  const { refusal } = outcome ?? {}
  return refusal && /^(customer|forms|notices)\.[\w.]+$/.test(refusal) ? t(refusal) : refusal
}

/** The problems for the summary, with the labels of their fields. */
export function problemsOf(
  outcome: FormOutcome | undefined,
  t: Translate,
  labels: Readonly<Record<string, string>>,
): FieldProblem[] {
  return Object.entries(outcome?.errors ?? {}).map(([name, error]) => ({
    id: `field-${name}`,
    label: labels[name] ?? name,
    message: errorText(t, error) ?? '',
  }))
}
