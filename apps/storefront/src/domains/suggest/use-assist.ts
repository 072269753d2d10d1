import { useEffect, useState, type RefObject } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useSearchActive } from './search-active.tsx'
import { optionId } from './option-id.ts'
import { recentTerms } from './recent-terms.ts'
import { startTerms, suggestedTerms, type Terms } from './terms.ts'
import { textsOf } from './texts-of.ts'
import { useSearchStart, useSuggestions } from './use-search-data.ts'
import { useCombobox } from './use-combobox.ts'
import { usePendingTerm } from './use-pending-term.ts'
import { useSearchPlaces } from './use-search-places.ts'

type Input = RefObject<HTMLInputElement | null>

/** State and handlers of the search panel. `list` is the element id of its suggestions. */
export function useAssist(input: Input, list: string) {
  const { collapse } = useSearchActive()
  const { search, go, leave } = useSearchPlaces()
  const { typed, setTyped, form } = useField(input)
  const { terms, products, suggestions } = useTerms(search, typed)
  const shown = terms.texts.join('\n')
  const [choice, setChoice] = useState<{ readonly of: string; readonly place: number | null }>()
  const chosen = choice?.of === shown ? choice.place : null
  const end = () => {
    collapse()
    input.current?.blur()
  }
  const submit = (term: string, isTyping: boolean) => {
    if (term !== search) go(term, isTyping)
  }
  const pending = usePendingTerm(submit, () => {
    const text = input.current?.value.trim()
    return text === (search ?? '') ? undefined : text
  })
  const type = (text: string) => {
    setTyped(text)
    setChoice(undefined)
    pending.type(text)
  }
  const choose = (term: string) => {
    pending.cancel()
    submit(term, false)
    end()
  }
  const enter = () => {
    const term = chosen === null ? undefined : terms.texts[chosen]
    if (term !== undefined) return choose(term)
    pending.flush()
    end()
  }
  useCombobox(input, {
    list: terms.texts.length > 0 ? list : undefined,
    active: chosen === null ? undefined : optionId(list, chosen),
    onType: type,
    onArrow: (key) => setChoice({ of: shown, place: moveChoice(chosen, key, terms.texts.length) }),
    onEnter: enter,
    onEscape: end,
  })
  const clear = () => {
    const field = input.current
    field?.setRangeText('', 0, field.value.length)
    type('')
    field?.focus()
  }
  const close = () => {
    end()
    leave()
  }
  return { search, terms, products, suggestions, typed, form, chosen, choose, clear, close, end, collapse }
}

/** The field's text and its form. */
function useField(input: Input) {
  const [typed, setTyped] = useState('')
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    setTyped(input.current?.value ?? '')
    setForm(input.current?.form ?? null)
  }, [input])
  return { typed, setTyped, form }
}

function useTerms(search: string | undefined, typed: string) {
  const store = useStore()
  const start = useSearchStart(search === undefined)
  const suggestions = useSuggestions(search)
  const products = start?.getProductsByCampaignType
  if (search !== undefined) return { terms: suggestedTerms(suggestions.texts), products, suggestions }
  const known = (start?.getRecentSearchTerms?.terms ?? []).filter((term) => term !== null)
  const own = known.length > 0 ? known : recentTerms(store)
  const terms: Terms = startTerms(own, textsOf(start?.getTopQueries?.items), typed)
  return { terms, products, suggestions }
}

/** The index of the highlighted suggestion after an arrow key; null if none. Wraps around at both ends. */
export function moveChoice(chosen: number | null, key: 'ArrowDown' | 'ArrowUp', count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return chosen === null ? 0 : (chosen + 1) % count
  return chosen === null ? count - 1 : (chosen + count - 1) % count
}
