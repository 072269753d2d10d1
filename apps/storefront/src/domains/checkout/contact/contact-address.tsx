import type { ComponentProps } from 'react'
import { AddressFields } from '#src/domains/address/address-fields.tsx'
import { checkAddress, type AddressValues } from '#src/domains/address/address-form.ts'
import { sameAddress, type KnownAddress } from '../buyer/known-customer.ts'
import { SavedAddresses } from './saved-addresses.tsx'

type Props = ComponentProps<typeof AddressFields> & {
  readonly legend: string
  readonly addresses: readonly KnownAddress[]
  readonly onReplace: (values: AddressValues) => void
}

/** A saved address, or the fields of another one. A saved address that is incomplete shows its fields, too. */
export function ContactAddress({ legend, addresses, onReplace, ...fields }: Props) {
  const { section, values, rules } = fields
  const isChosen = sameAddress(addresses, values) !== undefined
  const isComplete = Object.keys(checkAddress(values, rules)).length === 0
  return (
    <>
      {addresses.length > 0 ? (
        <SavedAddresses
          legend={legend}
          name={`${section}.saved`}
          addresses={addresses}
          values={values}
          rules={rules}
          onChange={onReplace}
        />
      ) : null}
      {isChosen && isComplete ? null : <AddressFields {...fields} />}
    </>
  )
}
