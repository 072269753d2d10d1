import { useEffect, useRef } from 'react'
import { Notice } from '#src/ui/notice/notice.tsx'

/** A refusal above the form it belongs to; it takes the focus when it comes. */
export function FormError({ message }: { readonly message: string | null }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) notice.current?.focus()
  }, [message])
  return message ? <Notice ref={notice} tone="error" title={message} /> : null
}
