import { useEffect, useEffectEvent, type RefObject } from 'react'

type Combobox = {
  /** Element ids of the suggestion list and the highlighted suggestion; undefined if there is none. */
  readonly list: string | undefined
  readonly active: string | undefined
  readonly onType: (text: string) => void
  readonly onArrow: (key: 'ArrowDown' | 'ArrowUp') => void
  readonly onEnter: () => void
  readonly onEscape: () => void
}

/** Makes the field a combobox while this hook is mounted. Otherwise it is a native field of a native form. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { list, active } = combobox
  const onType = useEffectEvent((text: string) => combobox.onType(text))
  const onKey = useEffectEvent((event: KeyboardEvent) => pressKey(event, combobox))
  const onSubmit = useEffectEvent(() => combobox.onEnter())
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return undefined
    const type = (): void => onType(field.value)
    const press = (event: KeyboardEvent): void => onKey(event)
    const submit = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit()
    }
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.addEventListener('input', type)
    field.addEventListener('keydown', press)
    form.addEventListener('submit', submit)
    return () => {
      for (const name of ['role', 'aria-autocomplete']) field.removeAttribute(name)
      field.removeEventListener('input', type)
      field.removeEventListener('keydown', press)
      form.removeEventListener('submit', submit)
    }
  }, [input])
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(list !== undefined))
    setOrRemove(field, 'aria-controls', list)
    setOrRemove(field, 'aria-activedescendant', active)
    return () => {
      for (const name of ['aria-expanded', 'aria-controls', 'aria-activedescendant']) field?.removeAttribute(name)
    }
  }, [input, list, active])
}

function pressKey(event: KeyboardEvent, { onArrow, onEnter, onEscape }: Combobox): void {
  // Leave keys to the input method while it is composing.
  if (event.isComposing) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event.key)
  else if (event.key === 'Enter') onEnter()
  else if (event.key === 'Escape') onEscape()
  else return
  event.preventDefault()
}

function setOrRemove(field: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) field?.removeAttribute(name)
  else field?.setAttribute(name, value)
}
