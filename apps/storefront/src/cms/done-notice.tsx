import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '#src/ui/notice/notice.tsx'

type Props = { readonly title: string; readonly children?: ReactNode }

/** Stands in the place of a form that was sent, and takes the focus that the form had. */
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
