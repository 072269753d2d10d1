import { useEffect, useEffectEvent, useRef } from 'react'
import type { CartItemFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import styles from './removed-item.module.css'

const lifetime = 10_000

type Props = {
  readonly item: CartItemFragment
  readonly onUndo: () => void
  /** Says whether the focus was in here, so that it can be led on. */
  readonly onEnd: (hadFocus: boolean) => void
}

/** Stands for ten seconds where a line was, longer while the pointer or the keyboard is on it, and brings the line back. */
export function RemovedItem({ item, onUndo, onEnd }: Props) {
  const t = useT()
  const box = useRef<HTMLElement>(null)
  const end = useEffectEvent(() => onEnd(box.current?.contains(document.activeElement) ?? false))
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
    const timer = setInterval(() => {
      const isHeld = box.current?.matches(':hover') || box.current?.querySelector(':focus-visible')
      if (!isHeld) end()
    }, lifetime)
    return () => clearInterval(timer)
  }, [])
  const words = t('cart.removed', { name: item.product.name ?? '' })
  return (
    <section ref={box} className={styles['removed']} aria-label={words}>
      <p>{words}</p>
      <Button variant="quiet" icon="return" onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </section>
  )
}
