import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './order-panel.module.css'

/** The form of an action on the page of an order. Opened by a link, it gets the focus. */
export function OrderPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['panel']} aria-labelledby="order-panel">
      <h2 className={styles['title']} id="order-panel" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
