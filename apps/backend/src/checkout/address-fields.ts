import { countryName } from '#src/store/store.ts'
import type { CartAddress } from '#src/cart/cart.ts'
import { encodeUid } from '#src/platform/uid.ts'

/** The fields of both address types of a cart. A cart has one of each, so its id serves as the address id. */
export function addressFields(cartId: number, address: CartAddress, locale: string) {
  return {
    id: cartId,
    uid: encodeUid(cartId),
    city: address.city,
    company: address.company ?? null,
    country: { code: address.countryCode, label: countryName(locale, address.countryCode) },
    custom_attributes: [],
    customer_address_uid: null,
    customer_notes: address.customerNotes ?? null,
    fax: address.fax ?? null,
    firstname: address.firstname,
    lastname: address.lastname,
    middlename: address.middlename ?? null,
    postcode: address.postcode ?? null,
    prefix: address.prefix ?? null,
    region: {
      code: address.regionCode ?? null,
      label: address.region ?? null,
      region_id: address.regionId ?? null,
    },
    street: address.street,
    suffix: address.suffix ?? null,
    telephone: address.telephone ?? null,
    vat_id: address.vatId ?? null,
  }
}
