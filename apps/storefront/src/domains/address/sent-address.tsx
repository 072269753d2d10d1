import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { FormOutcome } from '../customer/form-outcome.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressRules, AddressValues } from './address-form.ts'
import { errorsOf } from './address-submission.ts'
import { useAddress } from './use-address.ts'

type Props = {
  readonly first: AddressValues
  readonly rules: AddressRules
  readonly outcome: FormOutcome | undefined
}

/** The fields of an address in a form that is posted to its own page, with the errors of the last post. */
export function SentAddress({ first, rules, outcome }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const { values, errors, setField, leaveField, adopt } = useAddress(
    first,
    'address',
    rules,
    useMemo(() => errorsOf(outcome), [outcome]),
  )
  // Restored drafts and what was typed before hydration are only in the fields.
  const adoptFields = useEffectEvent(() => {
    const form = fields.current?.closest('form')
    if (form) adopt(form)
  })
  useEffect(() => adoptFields(), [])
  return (
    <div ref={fields}>
      <AddressFields
        section="address"
        values={values}
        errors={errors}
        rules={rules}
        onChange={setField}
        onLeave={leaveField}
      />
    </div>
  )
}
