import { cleanText } from './clean-text.ts'
import { checkMaximumLength, checkMinimumLength, type FieldError } from './validators.ts'

const shortest = 8
const longest = 128
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]
const fewestClasses = 3

/** Common passwords that pass the character rules. */
const common = new Set(
  `password1! password123! passw0rd! p@ssw0rd p@ssw0rd1 p@ssword1 p@$$w0rd qwerty123! qwerty1! qwerty12! qwertyuiop1! abcd1234!
  abc12345! abc123456! aa123456! welcome1! welcome123! welcome@123 admin123! admin@123 admin1234! letmein1! letmein123!
  iloveyou1! monkey123! dragon123! football1! sunshine1! princess1! master123! trustno1! zaq12wsx! zaq1@wsx 1qaz@wsx
  1qaz2wsx! qwe123!@# asdf1234! asdf123! changeme1! changeme123! secret123! haslo123! haslo1234! zaq1zaq1! test1234!
  test123!@ user1234! pass1234! pass@123 pass@1234 password@1 password@123 password1. password123. passwort1! passwort123!
  heslo123! heslo1234! parola123! parola1! parola1234! hallo123! welcome2024! welcome2025! welcome2026!
  summer2024! summer2025! summer2026! winter2024! winter2025! winter2026! password password1 password12 password123 passw0rd
  passw0rd1 qwerty123 qwerty1234 qwerty12 abc12345 abcd1234 abc123456 welcome1 welcome123 letmein1 letmein123 iloveyou1
  monkey123 dragon123 football1 sunshine1 princess1 zaq12wsx 1qaz2wsx zaq1zaq1 haslo123 heslo123 parola123 hallo123
  admin123 admin1234 test1234 changeme1 trustno1 qwertyuiop1`.split(/\s+/),
)

/** A password of 8 to 128 characters, of at least three of the four kinds, that is not a common one. */
export function checkPassword(password: string): FieldError | null {
  const wrongLength = checkMinimumLength(password, shortest) ?? checkMaximumLength(password, longest)
  if (wrongLength !== null) return wrongLength
  if (countClasses(password) < fewestClasses)
    return {
      id: 'validation.passwordClasses',
      defaultMessage:
        'Your password must contain at least 3 of the following: lowercase letter, uppercase letter, number, special character.',
    }
  if (common.has(password.toLowerCase()))
    return {
      id: 'validation.passwordCommon',
      defaultMessage: 'This password is on every list of common passwords. Please choose another.',
    }
  return null
}

/** The number of kinds of characters in a password: lower case, upper case, digit, other. */
export function countClasses(password: string): number {
  return classes.filter((kind) => kind.test(password)).length
}

/** The two texts must be identical. */
export function checkSame(text: string, other: string): FieldError | null {
  return text === other ? null : { id: 'validation.notSame', defaultMessage: 'Please enter the same value again.' }
}

const longestName = 255
/** Names appear in emails and on other people's pages, so they must not contain markup, templates, addresses or line breaks. */
const noName = /[<>{}\p{Cc}]|:\/\/|www\.|[^\s@]+@[^\s@]+/iu

/** A person's first or last name. */
export function checkPersonName(name: string): FieldError | null {
  const clean = cleanText(name).trim()
  if (clean.length <= longestName && !noName.test(clean)) return null
  return { id: 'validation.invalid', defaultMessage: 'This does not look right. Please check it.' }
}
