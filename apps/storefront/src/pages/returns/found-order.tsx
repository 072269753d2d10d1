import { useEffect, useRef, type ReactNode } from 'react'

/** The found order, which replaces the search form; its heading takes the focus. */
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
