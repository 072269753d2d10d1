import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { ChoosableFragment } from '#src/platform/graphql/documents.gen.ts'
import { chooseValue, optionsOf, type Choice } from '#src/domains/catalogue/variant-choice.ts'

/** The chosen options of a product, and a function to choose one. */
export function useChoice(product: ChoosableFragment, form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState<Choice>(useKeptChoice(product))
  useEffect(() => setChoice((known) => ({ ...known, ...chosenIn(form.current) })), [form])
  const choose = (code: string, uid: string): void => setChoice((known) => chooseValue(known, code, uid))
  return [choice, choose] as const
}

/** The labels of the chosen options by attribute code. */
export function labelsOf(product: ChoosableFragment, choice: Choice): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionsOf(product).map((option) => {
      const code = option.attribute_code ?? ''
      return [code, option.values?.find((value) => value?.uid === choice[code])?.label ?? '']
    }),
  )
}

// Options chosen before hydration.
function chosenIn(form: HTMLFormElement | null): Choice {
  const choices = [...new FormData(form ?? undefined)].flatMap(([name, uid]) =>
    name.startsWith('option_') ? [[name.slice('option_'.length), String(uid)] as const] : [],
  )
  return Object.fromEntries(choices)
}

// Keeps the size after a change of colour, if the other colour has it.
function useKeptChoice(product: ChoosableFragment): Choice {
  const state: unknown = useLocation().state
  const keptLabels =
    typeof state === 'object' && state !== null && 'chosen' in state ? (state.chosen as Record<string, string>) : {}
  const found = optionsOf(product).flatMap((option) => {
    const code = option.attribute_code ?? ''
    const uid = option.values?.find((value) => value?.label && value.label === keptLabels[code])?.uid
    return uid ? [[code, uid] as const] : []
  })
  return Object.fromEntries(found)
}
