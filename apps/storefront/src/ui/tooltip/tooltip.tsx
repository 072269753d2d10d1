import { useEffect, useId, useState, type ReactNode } from 'react'
import * as styles from './tooltip.module.css'

type Props = {
  readonly text: ReactNode
  /** Renders the control, which must take the given `aria-describedby`. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode
}

/** A tooltip shown while its control is hovered or focused. The pointer may move onto it, and Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isNear, setNear] = useState(false)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isNear) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAway(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isNear])
  const come = () => setNear(true)
  const go = () => {
    setNear(false)
    setAway(false)
  }
  return (
    <span
      className={styles['around']}
      data-away={isAway}
      onPointerEnter={come}
      onPointerLeave={go}
      onFocus={come}
      onBlur={go}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles['text']}>
        {text}
      </span>
    </span>
  )
}
