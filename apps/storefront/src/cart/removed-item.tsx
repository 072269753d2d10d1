import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartItemFragment } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import styles from './removed-item.module.css'

const lifetime = 10_000

type Props = { readonly item: CartItemFragment; readonly onUndo: () => void; readonly onEnd: () => void }

/** Stands for ten seconds where a line was, longer while it is looked at, and brings the line back. */
export function RemovedItem({ item, onUndo, onEnd }: Props) {
  const t = useT()
  const button = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => end(), lifetime)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div
      ref={button}
      className={styles['removed']}
      role="group"
      aria-label={t('cart.removed', { name: item.product.name ?? '' })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{t('cart.removed', { name: item.product.name ?? '' })}</p>
      {item.__typename === 'GiftCardCartItem' ? null : (
        <Button variant="quiet" icon="return" onClick={onUndo}>
          {t('cart.undo')}
        </Button>
      )}
    </div>
  )
}
