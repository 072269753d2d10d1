import { requireValue, type FieldError } from '@bocian/rules/validators.ts'
import { useState } from 'react'
import { consentName, missingConsents, type Agreement } from '../consent/agreements.ts'
import { Consents } from '../consent/consents.tsx'
import type { FormOutcome } from './form-outcome.ts'

/** The name of the outcome's value with the ids of the ticked agreements. */
export const consentsField = 'agreements'

/** The errors of required agreements that are missing, by the names of their checkboxes. */
export function missingErrors(
  agreements: readonly Agreement[],
  given: ReadonlySet<number>,
): Record<string, FieldError> {
  const error = requireValue('')
  return Object.fromEntries(
    missingConsents(agreements, given).flatMap((id) => (error ? [[consentName(id), error]] : [])),
  )
}

type Props = { readonly agreements: readonly Agreement[]; readonly outcome: FormOutcome | undefined }

/** The consents of an account form. After a form post without JavaScript the ticked ones stay ticked. */
export function FormConsents({ agreements, outcome }: Props) {
  const [given, setGiven] = useState<ReadonlySet<number>>(
    () => new Set((outcome?.values[consentsField] ?? '').split(',').filter(Boolean).map(Number)),
  )
  const missing = missingConsents(agreements, given).filter((id) => outcome?.errors[consentName(id)])
  return <Consents agreements={agreements} given={given} missing={missing} onChange={setGiven} />
}
