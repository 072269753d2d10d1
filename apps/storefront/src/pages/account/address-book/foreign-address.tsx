import { AddressLines } from '#src/domains/address/address-lines.tsx'
import { countryName } from '#src/domains/address/country-name.ts'
import type { AddressLinesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'

/** A saved address in a country that this store does not deliver to. It can be edited only in that country's store. */
export function ForeignAddress({ address }: { readonly address: AddressLinesFragment }) {
  const t = useT()
  const { locale } = useStore()
  const code = address.country_code
  return (
    <>
      <AddressLines address={address} />
      {code ? <Notice>{t('customer.addresses.foreign', { country: countryName(code, locale) })}</Notice> : null}
    </>
  )
}
