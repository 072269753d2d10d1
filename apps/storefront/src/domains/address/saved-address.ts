import type {
  CountryCodeEnum,
  CustomerAddressInput,
  SavedAddressFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { addressValues, toAddressInput, type AddressRules, type AddressValues } from './address-form.ts'

/** The form values of an address in the customer's address book; null if the store does not deliver to its country. */
export function savedValues(address: SavedAddressFragment, rules: AddressRules): AddressValues | null {
  const { country_code: country, region, vat_id: vat, ...others } = address
  const stored = { ...others, vat, country, region: region?.region ?? null, regionId: region?.region_id ?? null }
  return addressValues(stored, rules)
}

/** The server input for an address of the address book. An empty text clears a value: an update keeps omitted fields. */
export function savedInput(values: AddressValues, rules: AddressRules): CustomerAddressInput {
  const {
    region,
    region_id: regionId,
    country_code: country,
    ...others
  } = {
    company: '',
    vat_id: '',
    region: undefined,
    region_id: undefined,
    ...toAddressInput(values, rules),
  }
  return {
    ...others,
    country_code: country as CountryCodeEnum,
    region: regionId ? { region_id: regionId } : region ? { region } : null,
  }
}
