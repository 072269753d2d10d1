import { useLayoutEffect, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Toast } from './toasts.ts'
import * as styles from './toasts.module.css'
import { usePageVisible } from '../use-page-visible.ts'

type Props = { readonly toast: Toast; readonly place: number; readonly onRemove: (id: string) => void }

/** A toast. Its timer pauses while it is hovered or focused or the page is hidden. */
export function ToastView({ toast, place, onRemove }: Props) {
  const t = useT()
  const [isHeld, setHeld] = useState(false)
  const isVisible = usePageVisible()
  const { id, timeout, renewals } = toast
  // The time starts when the toast is shown, not some time after it.
  useLayoutEffect(() => {
    if (isHeld || !isVisible || timeout <= 0) return undefined
    const timer = setTimeout(() => onRemove(id), timeout)
    return () => clearTimeout(timer)
  }, [id, timeout, renewals, isHeld, isVisible, onRemove])
  const act = () => {
    onRemove(id)
    toast.onAction?.()
  }
  return (
    <div
      className={styles['toast']}
      data-type={toast.type}
      data-toast={id}
      style={{ order: place }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.icon} size={20} />
      <p className={styles['message']}>{toast.message}</p>
      {toast.actionText ? (
        <button type="button" className={styles['action']} onClick={act}>
          {toast.actionText}
        </button>
      ) : null}
      {toast.dismissable ? (
        <button type="button" className={styles['close']} aria-label={t('notices.close')} onClick={() => onRemove(id)}>
          <Icon name="close" size={20} />
        </button>
      ) : null}
    </div>
  )
}
