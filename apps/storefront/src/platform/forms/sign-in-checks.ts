import { checkPassword, checkPersonName, checkSame } from '@bocian/rules/account.ts'
import { checkEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'

/** Validates a required email address. */
export const wantedEmail = (value: string): FieldError | null => requireValue(value) ?? checkEmail(value)

/** Validates a required name of a person. */
export const wantedName = (value: string): FieldError | null => requireValue(value) ?? checkPersonName(value)

/** Validates a required new password. */
export const wantedPassword = (value: string): FieldError | null => requireValue(value) ?? checkPassword(value)

/** Validates the repetition of a password. */
export const samePassword =
  (password: string) =>
  (value: string): FieldError | null =>
    requireValue(value) ?? checkSame(value, password)
