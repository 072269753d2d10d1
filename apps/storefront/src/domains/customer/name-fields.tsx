import { nameOrder } from '@bocian/rules/person-name.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { AccountField } from './account-field.tsx'
import type { FormOutcome } from './form-outcome.ts'

type Names = { readonly firstname: string; readonly lastname: string }

type Props = {
  readonly outcome: FormOutcome | undefined
  readonly labels: Names
  readonly defaults?: Names
}

const autoComplete = { firstname: 'given-name', lastname: 'family-name' } as const
const none: Names = { firstname: '', lastname: '' }

/** The two fields of a name, in the order of the store's language. */
export function NameFields({ outcome, labels, defaults = none }: Props) {
  const { locale } = useStore()
  return nameOrder(locale).map((name) => (
    <AccountField
      key={name}
      outcome={outcome}
      name={name}
      label={labels[name]}
      autoComplete={autoComplete[name]}
      defaultValue={defaults[name]}
    />
  ))
}
