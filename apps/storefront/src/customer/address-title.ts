import type { AccountAddressFragment } from '#src/graphql/documents.gen.ts'
import type { Translate } from '#src/i18n/messages.ts'

/** What an address is used for. */
export function addressTitle(t: Translate, address: AccountAddressFragment): string {
  if (address.default_shipping && address.default_billing) return t('customer.addresses.default')
  if (address.default_shipping) return t('customer.addresses.shipping')
  if (address.default_billing) return t('customer.addresses.billing')
  return t('customer.addresses.other')
}
