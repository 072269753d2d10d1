import type { FieldError } from './validators.ts'

/** A country's format, with an example if there is one. */
export interface WrittenForm {
  test: RegExp
  example?: string
}

/** The error with an example at the end of its text, or without one if the country has none. */
export function errorWithExample(id: string, text: string, example: string | undefined): FieldError {
  if (example === undefined) return { id, defaultMessage: text }
  return { id: `${id}.example`, defaultMessage: `${text} (ex: ${example})`, value: example }
}
