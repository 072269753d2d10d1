import type { FieldError } from '@bocian/rules/validators.ts'

/** What came of a form that was sent: what is wrong with it, or that it is done. */
export type FormOutcome = {
  /** By the field's name, in the order of the form. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** What was typed, for a page that is rendered anew. */
  readonly values: Readonly<Record<string, string>>
  /** What was refused as a whole, in the shopper's language. */
  readonly refusal?: string
  readonly isDone?: boolean
  /** What else there is to say of what was done. */
  readonly note?: string
}

type Check = (value: string, values: Readonly<Record<string, string>>) => FieldError | null

/** Reads the fields that have a check, without the spaces around them, and checks them in that order. */
export function readForm(form: FormData, checks: Readonly<Record<string, Check>>): FormOutcome {
  const values = Object.fromEntries(
    Object.keys(checks).map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value.trim() : '']
    }),
  )
  const errors: Record<string, FieldError> = {}
  for (const [name, check] of Object.entries(checks)) {
    const error = check(values[name] ?? '', values)
    if (error) errors[name] = error
  }
  return { errors, values }
}

/** Whether any field is wrong. */
export function hasFieldErrors(outcome: FormOutcome): boolean {
  return Object.keys(outcome.errors).length > 0
}

/** A check that lets everything pass. */
export const anything: Check = () => null
