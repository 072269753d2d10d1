import { useLayoutEffect, useRef } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '../notice/notice.tsx'
import { formErrorText, type FormFault } from '#src/platform/forms/form-error-text.ts'

type Props = {
  readonly errors: readonly FormFault[]
  /** Whether to show details; otherwise a general text. */
  readonly areDetailsAllowed?: boolean
}

/**
 * The error of a form, shown above it; takes the focus when it appears. It scrolls only as far as needed: a browser would move it
 * to the middle of the screen, where a sticky bar above it may cover half of another button.
 */
export function FormError({ errors, areDetailsAllowed = true }: Props) {
  const t = useT()
  const notice = useRef<HTMLDivElement>(null)
  const text = formErrorText(t, errors, areDetailsAllowed)
  useLayoutEffect(() => {
    if (!text) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return text ? <Notice ref={notice} tone="error" title={text} /> : null
}
