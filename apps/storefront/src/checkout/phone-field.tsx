import { maskPhone, pastePhone } from '@bocian/rules/phone.ts'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Field } from '#src/ui/field/field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'onChange' | 'onPaste' | 'ref' | 'type' | 'value'> & {
  /** Whose numbers are written: two capital letters. */
  readonly country: string
  readonly value: string
  readonly onValue: (value: string) => void
}

const wholeNumber = 9

/** A phone number in the groups of its country; the caret stays behind the digit it stood behind. */
export function PhoneField({ country, value, onValue, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <Field
      {...field}
      ref={input}
      type="tel"
      inputMode="tel"
      value={maskPhone(value, country)}
      onChange={({ target }) => {
        const masked = maskPhone(target.value, country)
        caret.current = placeBehind(masked, digitsOf(target.value.slice(0, target.selectionStart ?? undefined)))
        onValue(masked)
      }}
      onPaste={(event) => {
        const pasted = pastePhone(event.clipboardData.getData('text'), country)
        // A part of a number is pasted where the caret stands; a whole one takes the place of what is there.
        if (digitsOf(pasted) < wholeNumber) return
        event.preventDefault()
        onValue(maskPhone(pasted, country))
      }}
    />
  )
}

const digitsOf = (text: string): number => text.replaceAll(/[^\d+]/g, '').length

/** The place in a masked number right behind so many of its digits. */
function placeBehind(masked: string, digits: number): number {
  let left = digits
  let place = 0
  while (left > 0 && place < masked.length) if (masked.charAt(place++) !== ' ') left--
  return place
}
