import type { AccountAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'

/** The title of an address by its default use: shipping, billing, both or none. */
export function addressTitle(t: Translate, address: AccountAddressFragment): string {
  if (address.default_shipping && address.default_billing) return t('customer.addresses.default')
  if (address.default_shipping) return t('customer.addresses.shipping')
  if (address.default_billing) return t('customer.addresses.billing')
  return t('customer.addresses.other')
}
