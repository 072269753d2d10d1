import { fullName } from '@bocian/rules/person-name.ts'
import { useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Choice } from '#src/ui/choice/choice.tsx'
import { emptyAddress, type AddressRules, type AddressValues } from '#src/domains/address/address-form.ts'
import { placeOfAddress } from '#src/domains/address/address-line.ts'
import { sameAddress, type KnownAddress } from '../buyer/known-customer.ts'

const another = 'another'

type Props = {
  readonly legend: string
  readonly name: string
  readonly addresses: readonly KnownAddress[]
  readonly values: AddressValues
  readonly rules: AddressRules
  readonly onChange: (values: AddressValues) => void
}

/** The customer's saved addresses to choose from, or another one to enter. */
export function SavedAddresses({ legend, name, addresses, values, rules, onChange }: Props) {
  const t = useT()
  const chosen = sameAddress(addresses, values)
  // What was entered comes back when the customer returns from a saved address.
  const entered = useRef<AddressValues | null>(null)
  const choose = (uid: string) => {
    if (!chosen) entered.current = values
    const { firstname, lastname, country } = values
    const empty = { ...emptyAddress(country), firstname, lastname }
    onChange(addresses.find((known) => known.uid === uid)?.values ?? entered.current ?? empty)
  }
  const options = addresses.map(({ uid, values: known }) => {
    const person = fullName(known.country, known)
    const place = placeOfAddress(known, rules)
    return known.kind === 'company'
      ? { value: uid, label: known.company, detail: `${person}, ${place}` }
      : { value: uid, label: person, detail: place }
  })
  return (
    <Choice
      legend={legend}
      name={name}
      value={chosen?.uid ?? another}
      options={[...options, { value: another, label: t('checkout.saved.other') }]}
      onChange={choose}
    />
  )
}
