import { useEffect, useEffectEvent, useRef } from 'react'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './removed-item.module.css'

const lifetime = 10_000

type Props = {
  readonly item: CartItemFragment
  readonly onUndo: () => void
  /** `hadFocus` is true if the focus was inside the removed line, so that the caller can move the focus. */
  readonly onEnd: (hadFocus: boolean) => void
}

/** An undo notice in place of a removed line. Disappears after ten seconds, or later while it is hovered or focused. */
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
  const text = t('cart.removed', { name: item.product.name ?? '' })
  return (
    <section ref={box} className={styles['removed']} aria-label={text}>
      <p>{text}</p>
      <Button variant="quiet" icon="return" onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </section>
  )
}
