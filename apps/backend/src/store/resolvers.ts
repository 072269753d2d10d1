import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { describeCountry, type CountryView } from './countries.ts'
import { describeCurrency } from './currency.ts'
import { listStores, type StoreConfigView } from './available-stores.ts'
import { storeErrors } from './errors.ts'
import { storeCountries } from './store.ts'
import { currentStores } from './stores.ts'

export const resolvers: Resolvers = {
  Query: {
    storeConfig: (_root, _args, context) => ownConfig(context),
    availableStores: (_root, { useCurrentGroup, ofBrand, allWebsites }, context) =>
      listStores(context, {
        useCurrentGroup: useCurrentGroup === true,
        ofBrand: ofBrand === true,
        allWebsites: allWebsites === true,
      }),
    currency: (_root, _args, context) => describeCurrency(context.store),
    countries: (_root, _args, context) => countriesOf(context),
    country: (_root, { id }, context) => countryOf(context, id ?? ''),
    recaptchaV3Config: () => null,
    recaptchaFormConfig: () => ({ configurations: null, is_enabled: false }),
  },
}

async function ownConfig(context: Context): Promise<StoreConfigView | null> {
  const stores = await listStores(context, { useCurrentGroup: false, ofBrand: false, allWebsites: true })
  return stores.find((store) => store.id === context.store.id) ?? null
}

async function countriesOf(context: Context): Promise<CountryView[]> {
  const { regions } = await currentStores(context.db)
  return (await storeCountries(context)).map((code) => describeCountry(code, context.store.locale, regions))
}

async function countryOf(context: Context, id: string): Promise<CountryView> {
  if (id === '') throw storeErrors.COUNTRY_ID_MISSING()
  const countries = await countriesOf(context)
  const country = countries.find((known) => known.id === id.toUpperCase())
  if (country === undefined) throw storeErrors.COUNTRY_NOT_FOUND()
  return country
}
