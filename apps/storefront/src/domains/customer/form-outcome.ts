import { cleanText } from '@bocian/rules/clean-text.ts'
import type { FieldError } from '@bocian/rules/validators.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { accountRefusal } from './account-refusal.ts'

/** The outcome of submitting an account form. */
export type FormOutcome = {
  /** The errors by field name, in the order of the form. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** Why the server refused the whole form, in the shopper's language. */
  readonly refusal?: string
  /** True if the emailed link that led to the form is used or too old. */
  readonly isLinkInvalid?: boolean
  /** The typed values without passwords, to fill the form again when the server renders it. */
  readonly values: Readonly<Record<string, string>>
  readonly isDone?: boolean
}

type Check = (value: string) => FieldError | null

/** The clean text of each named field; passwords stay as they were typed. */
export function fieldsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name)
      const text = typeof value === 'string' ? value : ''
      return [name, /password/i.test(name) ? text : cleanText(text).trim()]
    }),
  )
}

/** Validates the fields, in the order of `checks`. */
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

/** The outcome of a refused form. Rethrows any error that is not a GraphqlFailure. */
export function refusedOutcome(t: Translate, error: unknown, outcome: FormOutcome): FormOutcome {
  if (!(error instanceof GraphqlFailure)) throw error
  const isLinkInvalid = hasCode(error, 'PASSWORD_LINK_INVALID', 'CONFIRMATION_LINK_INVALID')
  return {
    ...outcome,
    ...accountRefusal(t, error, 'email' in outcome.values),
    ...(isLinkInvalid ? { isLinkInvalid } : {}),
  }
}

/** The errors with the labels of their fields, for the summary. */
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
