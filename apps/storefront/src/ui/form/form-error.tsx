import { useEffect, useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '../notice/notice.tsx'
import { formErrorText, type FormFault } from '#src/platform/forms/form-error-text.ts'

type Props = {
  readonly errors: readonly FormFault[]
  /** Whether to show details; otherwise a general text. */
  readonly areDetailsAllowed?: boolean
}

/** The error of a form, shown above it; takes the focus when it appears. */
export function FormError({ errors, areDetailsAllowed = true }: Props) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  const text = formErrorText(t, errors, areDetailsAllowed)
  useEffect(() => {
    if (text) notice.current?.focus()
  }, [text])
  return text ? <Notice ref={notice} tone="error" title={text} /> : null
}
