import type { Context } from '#src/platform/context.ts'
import type { Reader } from '#src/platform/database.ts'
import { selectAddressSettings, selectRegions } from './queries.ts'
import type { AddressRules } from './read-address.ts'

const allowed = 'general/country/allow'
const regionRequired = 'general/region/state_required'
const postCodeOptional = 'general/country/optional_zip_countries'

/** What the store view demands of an address in a country. */
export async function addressRules(ctx: Context, db: Reader, country: string): Promise<AddressRules> {
  const settings = await selectAddressSettings(db, ctx.store, [allowed, regionRequired, postCodeOptional])
  const list = (path: string): string[] | undefined => {
    const value = settings.get(path)
    return Array.isArray(value) ? value.map(String) : undefined
  }
  return {
    countries: list(allowed) ?? [ctx.store.country],
    countriesWithRegion: list(regionRequired) ?? [],
    countriesWithoutPostCode: list(postCodeOptional) ?? [],
    regions: await selectRegions(db, country),
  }
}
