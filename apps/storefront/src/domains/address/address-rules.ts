import type { AddressRulesFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { AddressRules } from './address-form.ts'

/** The store view's settings for address forms. */
export function addressRules({ countries, storeConfig }: AddressRulesFragment): AddressRules {
  return {
    countries: (countries ?? []).flatMap((country) =>
      country?.id
        ? [
            {
              id: country.id,
              name: country.full_name_locale ?? country.id,
              regions: (country.available_regions ?? []).flatMap((region) =>
                region?.id ? [{ id: region.id, name: region.name ?? '' }] : [],
              ),
            },
          ]
        : [],
    ),
    countriesWithRegion: (storeConfig?.countries_with_required_region ?? '').split(',').filter(Boolean),
    isRegionShownElsewhere: storeConfig?.display_state_if_optional ?? false,
    hasBillingSection: storeConfig?.enable_billing_address_section ?? true,
  }
}

/** The country that a new address starts with. */
export function firstCountry({ storeConfig }: AddressRulesFragment, { countries }: AddressRules, store: StoreView) {
  const preferred = storeConfig?.default_country ?? store.country
  return countries.find(({ id }) => id === preferred)?.id ?? countries[0]?.id ?? preferred
}
