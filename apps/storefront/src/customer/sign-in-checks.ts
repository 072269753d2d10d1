import { checkPassword, checkPersonName, checkSame } from '@bocian/rules/account.ts'
import { checkEmail, requireValue, type FieldError } from '@bocian/rules/validators.ts'

/** An e-mail address that must be there. */
export const wantedEmail = (value: string): FieldError | null => requireValue(value) ?? checkEmail(value)

/** A person's name that must be there. */
export const wantedName = (value: string): FieldError | null => requireValue(value) ?? checkPersonName(value)

/** A new password that must be there and be good enough. */
export const wantedPassword = (value: string): FieldError | null => requireValue(value) ?? checkPassword(value)

/** The same password once more. */
export const samePassword =
  (password: string) =>
  (value: string): FieldError | null =>
    requireValue(value) ?? checkSame(value, password)
