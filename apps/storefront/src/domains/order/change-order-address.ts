import { checkAddress, toAddressInput, type AddressRules, type AddressValues } from '../address/address-form.ts'
import { addressOutcome, refusedAddress, submittedAddress } from '../address/address-submission.ts'
import { addressRules } from '../address/address-rules.ts'
import { hasErrors, type FormOutcome } from '../customer/form-outcome.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { ChangeOrderAddressDocument, type AddressRulesFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** The rules of the store view for an address that must stay in its country. */
export function rulesWithin(country: string, settings: AddressRulesFragment): AddressRules {
  const rules = addressRules(settings)
  return { ...rules, countries: rules.countries.filter(({ id }) => id === country) }
}

const section = 'address'

/** The name of the hidden field with the order's country. */
export const countryField = `${section}.country`

/** Submits the form with the new delivery address of the order with this token. */
export async function submitOrderAddress(
  t: Translate,
  form: FormData,
  order: { readonly token: string; readonly settings: AddressRulesFragment },
  request: Request,
): Promise<FormOutcome> {
  const country = form.get(countryField)
  const rules = rulesWithin(typeof country === 'string' ? country : '', order.settings)
  const values = submittedAddress(form, rules.countries[0]?.id ?? '')
  const outcome = { ...addressOutcome(checkAddress(values, rules)), values: { ...values } }
  if (hasErrors(outcome)) return outcome
  try {
    const input = { token: order.token, address: toAddressInput(values, rules) }
    await mutate(ChangeOrderAddressDocument, { input }, request)
    return { ...outcome, isDone: true }
  } catch (error) {
    return { ...refusedAddress(t, error), values: { ...values } }
  }
}

/** The typed values of a form that the server refused, for a page without JavaScript. */
export const typedValues = ({ values }: FormOutcome): AddressValues | undefined =>
  'kind' in values ? (values as unknown as AddressValues) : undefined
