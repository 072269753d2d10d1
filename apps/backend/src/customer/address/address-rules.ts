import { hasPostCodes } from '@bocian/rules/post-code-forms.ts'
import type { Context } from '#src/platform/context.ts'
import { isRegionRequired, regionsOf, storeCountries, storeSettings } from '#src/store/store.ts'
import type { AddressRules } from './read-address.ts'

/** The validation rules of the store view for addresses in a country. */
export async function addressRules(ctx: Context, country: string): Promise<AddressRules> {
  const settings = await storeSettings(ctx)
  return {
    countries: await storeCountries(ctx),
    isRegionRequired: await isRegionRequired(ctx, country),
    isPostCodeOptional: !hasPostCodes(country) || settings['general/country/optional_zip_countries'].includes(country),
    regions: await regionsOf(ctx.db, country),
  }
}
