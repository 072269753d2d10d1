import type { FieldError } from './validators.ts'

/** How a country writes something, with an example where there is one to show. */
export interface WrittenForm {
  test: RegExp
  example?: string
}

/** The error whose words end with an example, or without one where the country has none. */
export function errorWithExample(id: string, text: string, example: string | undefined): FieldError {
  if (example === undefined) return { id, defaultMessage: text }
  return { id: `${id}.example`, defaultMessage: `${text} (ex: ${example})`, value: example }
}
