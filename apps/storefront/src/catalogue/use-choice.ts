import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { chooseValue, optionsOf, type Choice } from './variant-choice.ts'

/** What is chosen on a product's page, and how to choose. */
export function useChoice(product: ProductPageItemFragment, form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState<Choice>(useKeptChoice(product))
  useEffect(() => setChoice((known) => ({ ...known, ...chosenIn(form.current) })), [form])
  const choose = (code: string, uid: string): void => setChoice((known) => chooseValue(known, code, uid))
  return [choice, choose] as const
}

/** The words of what is chosen, by attribute code. */
export function labelsOf(product: ProductPageItemFragment, choice: Choice): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionsOf(product).map((option) => {
      const code = option.attribute_code ?? ''
      return [code, option.values?.find((value) => value?.uid === choice[code])?.label ?? '']
    }),
  )
}

// What was chosen while the page was still asleep stays chosen.
function chosenIn(form: HTMLFormElement | null): Choice {
  const choices = [...new FormData(form ?? undefined)].flatMap(([name, uid]) =>
    name.startsWith('option_') ? [[name.slice('option_'.length), String(uid)] as const] : [],
  )
  return Object.fromEntries(choices)
}

// A shopper who changes the colour keeps the size, where the other colour has it.
function useKeptChoice(product: ProductPageItemFragment): Choice {
  const state: unknown = useLocation().state
  const kept =
    typeof state === 'object' && state !== null && 'chosen' in state ? (state.chosen as Record<string, string>) : {}
  const found = optionsOf(product).flatMap((option) => {
    const code = option.attribute_code ?? ''
    const uid = option.values?.find((value) => value?.label && value.label === kept[code])?.uid
    return uid ? [[code, uid] as const] : []
  })
  return Object.fromEntries(found)
}
