import { useEffect, useRef } from 'react'
import * as styles from './withdrawal-page.module.css'

type Props = { readonly text: string; readonly takesFocus: boolean }

/** The heading of a step; takes the focus when the step replaces another one. */
export function StepTitle({ text, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} className={styles['step']} tabIndex={-1}>
      {text}
    </h2>
  )
}
