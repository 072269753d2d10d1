import { plainDigits } from '@bocian/rules/digits.ts'
import { maskPhone, pastePhone } from '@bocian/rules/phone.ts'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Field } from './field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'onChange' | 'onPaste' | 'ref' | 'type' | 'value'> & {
  /** Two-letter country code whose number format is used. */
  readonly country: string
  readonly value: string
  readonly onValue: (value: string) => void
}

const wholeNumber = 9

/** A phone number grouped as in its country. The caret stays after the same digit while the groups change. */
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
        caret.current = caretAfter(masked, digitsOf(target.value.slice(0, target.selectionStart ?? undefined)))
        onValue(masked)
      }}
      onPaste={(event) => {
        const pasted = pastePhone(event.clipboardData.getData('text'), country)
        // A pasted complete number replaces the value of the field; part of a number is inserted at the caret.
        if (digitsOf(pasted) < wholeNumber) return
        event.preventDefault()
        onValue(maskPhone(pasted, country))
      }}
    />
  )
}

const digitsOf = (text: string): number => plainDigits(text).replaceAll(/[^\d+]/g, '').length

/** The caret position that follows the given number of digits in a formatted phone number. */
function caretAfter(masked: string, digits: number): number {
  let left = digits
  let caret = 0
  while (left > 0 && caret < masked.length) if (masked.charAt(caret++) !== ' ') left--
  return caret
}
