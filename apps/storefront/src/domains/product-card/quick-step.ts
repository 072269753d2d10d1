import type { ChoosableFragment, ProductOptionFragment } from '#src/platform/graphql/documents.gen.ts'
import { isAvailable, optionsOf, type Choice } from '../catalogue/variant-choice.ts'

/** The attribute code of the option that is asked first. */
export const sizeCode = 'cdrl_size'

/** The next step of the quick shop: ask for an option, or everything is chosen. */
export type QuickStep =
  | { readonly kind: 'ask'; readonly option: ProductOptionFragment; readonly choice: Choice }
  | { readonly kind: 'chosen'; readonly choice: Choice }

/** The next step for a choice. Always asks for the size first; skips other options that have a single available value. */
export function quickStep(product: ChoosableFragment, choice: Choice): QuickStep {
  const options = optionsOf(product).toSorted((a, b) => Number(isSize(b)) - Number(isSize(a)))
  const option = options.find(({ attribute_code: code }) => !choice[code ?? ''])
  if (!option) return { kind: 'chosen', choice }
  const code = option.attribute_code ?? ''
  const open = (option.values ?? []).flatMap((value) =>
    value?.uid && isAvailable(product, choice, code, value.uid) ? [value.uid] : [],
  )
  const isFirst = Object.keys(choice).length === 0
  if (isFirst || open.length !== 1) return { kind: 'ask', option, choice }
  return quickStep(product, { ...choice, [code]: open[0] ?? '' })
}

const isSize = (option: ProductOptionFragment): boolean => option.attribute_code === sizeCode

/** A size label followed by the age in brackets. */
export function withAge(label: string, age: string): string {
  return age && age !== label ? `${label} (${age})` : label
}
