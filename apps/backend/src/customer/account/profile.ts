import { checkPersonName } from '@bocian/rules/account.ts'
import { oneLine } from '@bocian/rules/clean-text.ts'
import { checkAddressLine } from '@bocian/rules/validators.ts'
import { normalizeVatId } from '@bocian/rules/vat-id.ts'
import type { Context } from '#src/platform/context.ts'
import { accountErrors, localAccountErrors } from '../errors.ts'
import type { ProfileChange } from '../profile-queries.ts'

type Given<T> = T | null | undefined

/** A customer's data besides name and email. Undefined keeps a value, null or blank clears it. */
export interface ProfileInput {
  prefix?: Given<string>
  middlename?: Given<string>
  suffix?: Given<string>
  gender?: Given<number>
  date_of_birth?: Given<string>
  dob?: Given<string>
  taxvat?: Given<string>
  allow_remote_shopping_assistance?: Given<boolean>
  custom_attributes?: Given<readonly Given<{ attribute_code: string }>[]>
}

const genders: readonly number[] = [1, 2, 3]
const firstDay = '1900-01-01'

/** Checks the input and throws on the first invalid value, so that nothing is dropped silently. */
export function readProfile(context: Pick<Context, 'now' | 'store'>, input: ProfileInput): ProfileChange {
  refuseAttributes(context, input.custom_attributes)
  const { allow_remote_shopping_assistance: allows } = input
  return {
    ...text('prefix', input.prefix, 'Name Prefix', checkPersonName),
    ...text('middlename', input.middlename, 'Middle Name/Initial', checkPersonName),
    ...text('suffix', input.suffix, 'Name Suffix', checkPersonName),
    ...text('taxvat', input.taxvat && normalizeVatId(input.taxvat), 'Tax/VAT Number', checkAddressLine),
    ...(input.gender === undefined ? {} : { gender: readGender(input.gender) }),
    ...readBirthday(input, context.now),
    ...(allows == null ? {} : { allowsAssistance: allows }),
  }
}

/** Refuses custom attributes, because customers and addresses have none. */
export function refuseAttributes(
  { store }: Pick<Context, 'store'>,
  attributes: Given<readonly Given<{ attribute_code: string }>[]>,
): void {
  const code = attributes?.find((attribute) => attribute != null)?.attribute_code
  if (code === undefined) return
  throw localAccountErrors.CUSTOMER_ATTRIBUTE_UNKNOWN(store, { code })
}

function text<K extends string>(
  key: K,
  given: Given<string>,
  label: string,
  check: (value: string) => object | null,
): { [key in K]?: string | null } {
  if (given === undefined) return {}
  const value = (given ?? '').trim()
  if (check(value) !== null) throw accountErrors.FIELD_INVALID({ field: key, label })
  return { [key]: value === '' ? null : oneLine(value) } as { [key in K]: string | null }
}

function readGender(gender: number | null): number | null {
  if (gender === null || genders.includes(gender)) return gender
  throw accountErrors.GENDER_INVALID({ gender })
}

function readBirthday({ date_of_birth, dob }: ProfileInput, now: Date): Pick<ProfileChange, 'dateOfBirth'> {
  const given = date_of_birth ?? dob
  if (given === undefined) return {}
  const day = (given ?? '').trim().slice(0, 10)
  if (day === '') return { dateOfBirth: null }
  if (!isDay(day)) throw accountErrors.DATE_INVALID()
  if (day < firstDay || day > now.toISOString()) throw accountErrors.BIRTHDAY_INVALID()
  return { dateOfBirth: day }
}

/** Whether the text is a calendar date, such as 1990-12-31. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
