import { cleanText } from '@bocian/rules/clean-text.ts'
import type { FieldError } from '@bocian/rules/validators.ts'

/** The result of a submitted form. */
export type FormOutcome = {
  /** The errors by field name, in the order of the form. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** The submitted values, to fill in the form when the page is rendered again. */
  readonly values: Readonly<Record<string, string>>
  /** Why the server refused the whole form, in the shopper's language. */
  readonly refusal?: string
  readonly isDone?: boolean
  /** An additional message after success. */
  readonly note?: string
}

type Check = (value: string, values: Readonly<Record<string, string>>) => FieldError | null

/** Reads and cleans the fields that have a check, and validates them in that order. */
export function readForm(form: FormData, checks: Readonly<Record<string, Check>>): FormOutcome {
  const values = Object.fromEntries(
    Object.keys(checks).map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? cleanText(value).trim() : '']
    }),
  )
  const errors: Record<string, FieldError> = {}
  for (const [name, check] of Object.entries(checks)) {
    const error = check(values[name] ?? '', values)
    if (error) errors[name] = error
  }
  return { errors, values }
}

export function hasFieldErrors(outcome: FormOutcome): boolean {
  return Object.keys(outcome.errors).length > 0
}

/** A check that accepts any value. */
export const anything: Check = () => null
