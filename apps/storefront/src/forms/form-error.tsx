import { useEffect, useRef } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { formErrorText, type FormFault } from './form-error-text.ts'

type Props = {
  readonly errors: readonly FormFault[]
  /** Whether the shopper may read what went wrong; else only that something did. */
  readonly areDetailsAllowed?: boolean
}

/** What a form was refused for, above it; it takes the focus when it comes. */
export function FormError({ errors, areDetailsAllowed = true }: Props) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  const text = formErrorText(t, errors, areDetailsAllowed)
  useEffect(() => {
    if (text) notice.current?.focus()
  }, [text])
  return text ? <Notice ref={notice} tone="error" title={text} /> : null
}
