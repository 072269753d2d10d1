import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import type { AttributeFrontendInputEnum } from '#src/platform/resolvers.gen.ts'
import { storeCountries } from '../store/store.ts'
import type { AttributeView, OptionView } from './types.ts'

type Fixed = [code: string, input: AttributeFrontendInputEnum, isRequired?: 'required']

const ofCustomers: Fixed[] = [
  ['prefix', 'TEXT'],
  ['firstname', 'TEXT', 'required'],
  ['middlename', 'TEXT'],
  ['lastname', 'TEXT', 'required'],
  ['suffix', 'TEXT'],
  ['email', 'TEXT', 'required'],
  ['dob', 'DATE'],
  ['taxvat', 'TEXT'],
  ['gender', 'SELECT'],
]

const ofAddresses: Fixed[] = [
  ['firstname', 'TEXT', 'required'],
  ['lastname', 'TEXT', 'required'],
  ['company', 'TEXT'],
  ['street', 'MULTILINE', 'required'],
  ['city', 'TEXT', 'required'],
  ['country_id', 'SELECT', 'required'],
  ['region', 'TEXT'],
  ['postcode', 'TEXT'],
  ['telephone', 'TEXT', 'required'],
  ['vat_id', 'TEXT'],
]

const account = ['firstname', 'lastname', 'email']

/** The attributes of each customer form; null means all. */
const forms: Readonly<Record<string, { entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS'; codes: string[] | null }>> = {
  customer_account_create: { entity: 'CUSTOMER', codes: account },
  customer_account_edit: { entity: 'CUSTOMER', codes: account },
  customer_address_edit: { entity: 'CUSTOMER_ADDRESS', codes: null },
  customer_register_address: { entity: 'CUSTOMER_ADDRESS', codes: null },
}

/** Magento's option values for gender. */
const genders = ['1', '2', '3']

export async function customerAttributes(
  ctx: Context,
  entity: 'CUSTOMER' | 'CUSTOMER_ADDRESS',
): Promise<AttributeView[]> {
  const countries = await countryOptions(ctx)
  const { locale } = ctx.store
  return (entity === 'CUSTOMER' ? ofCustomers : ofAddresses).map(([code, input, required], position) => ({
    entity,
    code,
    label: message(locale, `attribute.${code}`),
    input,
    isRequired: required === 'required',
    isUnique: code === 'email',
    position,
    options: code === 'country_id' ? countries : code === 'gender' ? genderOptions(locale) : [],
    traits: {},
    hasSwatches: false,
    rules: rulesOf(code),
  }))
}

/** The attributes of one form; null for an unknown form code. */
export async function formAttributes(ctx: Context, formCode: string): Promise<AttributeView[] | null> {
  const form = Object.hasOwn(forms, formCode) ? forms[formCode] : undefined
  if (form === undefined) return null
  const all = await customerAttributes(ctx, form.entity)
  return all.filter(({ code }) => form.codes?.includes(code) ?? true)
}

function rulesOf(code: string): AttributeView['rules'] {
  if (code === 'email') return [{ name: 'INPUT_VALIDATION', value: 'email' }]
  return code === 'dob' ? [{ name: 'INPUT_VALIDATION', value: 'date' }] : []
}

function genderOptions(locale: string): OptionView[] {
  return genders.map((value) => ({ uid: value, value, label: message(locale, `attribute.gender.${value}`) }))
}

async function countryOptions(ctx: Context): Promise<OptionView[]> {
  const names = new Intl.DisplayNames([ctx.store.locale.replace('_', '-')], { type: 'region' })
  return (await storeCountries(ctx)).map((code) => ({ uid: code, value: code, label: names.of(code) ?? code }))
}
