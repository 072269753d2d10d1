import { fullName } from '@bocian/rules/person-name.ts'
import type { AddressLinesFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import * as styles from './address-lines.module.css'
import { countryName } from './country-name.ts'

/** An address in the format of an envelope. */
export function AddressLines({ address }: { readonly address: AddressLinesFragment }) {
  const { locale } = useStore()
  const country = address.country_code ? countryName(address.country_code, locale) : undefined
  const lines = [
    fullName(address.country_code ?? locale, address),
    address.company,
    ...(address.street ?? []),
    `${address.postcode ?? ''} ${address.city ?? ''}`.trim(),
    address.region?.region,
    country,
    address.telephone,
  ]
  return (
    <address className={styles['address']}>
      {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
    </address>
  )
}
