import { useEffect, useRef, type ReactNode } from 'react'

/** What was found, in the place of the form that asked for it; the focus moves to its heading. */
export function FoundOrder({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </>
  )
}
