import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import styles from './toast.module.css'

export type ToastType = 'success' | 'info' | 'error'
export type ShowToast = (type: ToastType, message: string, milliseconds?: number) => void

type Toast = { readonly id: number; readonly type: ToastType; readonly message: string; readonly milliseconds: number }

const lifetime = 9000
const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a message that goes away by itself: `useToast()('success', t('cart.added', { name }))`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** Holds the toasts and the two live regions that say them. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const show = useCallback<ShowToast>((type, message, milliseconds = lifetime) => {
    lastId.current += 1
    const toast = { id: lastId.current, type, message, milliseconds }
    setToasts((all) => [...all.filter((other) => other.message !== message), toast].slice(-3))
  }, [])
  const [urgent, calm] = useMemo(
    () => [toasts.filter((toast) => toast.type === 'error'), toasts.filter((toast) => toast.type !== 'error')],
    [toasts],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles['stack']}>
        <div role="status">
          {calm.map((toast) => (
            <ToastView key={toast.id} toast={toast} onClose={close} />
          ))}
        </div>
        <div role="alert">
          {urgent.map((toast) => (
            <ToastView key={toast.id} toast={toast} onClose={close} />
          ))}
        </div>
      </div>
    </ToastContext>
  )
}

function ToastView({ toast, onClose }: { readonly toast: Toast; readonly onClose: (id: number) => void }) {
  const t = useT()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onClose(toast.id), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, onClose, toast])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={styles['toast']}
      data-type={toast.type}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className={styles['message']}>{toast.message}</p>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('notices.close')}
        onClick={() => onClose(toast.id)}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
}
