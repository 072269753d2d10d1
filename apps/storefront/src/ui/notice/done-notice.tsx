import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = { readonly title: string; readonly children?: ReactNode }

/** Replaces a submitted form and takes its focus. */
export function DoneNotice({ title, children }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div role="status">
      <Notice ref={notice} tone="success" title={title}>
        {children}
      </Notice>
    </div>
  )
}
