import { createContext, Suspense, useCallback, useContext, useReducer, type ReactNode } from 'react'
import { wakePage } from '#src/layout/first-sign.ts'
import { later } from '#src/layout/later.ts'
import { changeToasts, makeToast, noToasts, type ToastOptions, type ToastType } from './toasts.ts'

const ToastStack = later(async () => (await import('./toast-stack.tsx')).ToastStack)

export type ShowToast = (type: ToastType, message: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a message that goes away by itself: `useToast()('success', t('catalogue.added', { name }))`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** Holds the toasts of the pages below it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, noToasts)
  const show = useCallback<ShowToast>((type, message, options = {}) => {
    wakePage()
    change({ kind: 'add', toast: makeToast(type, message, options, Date.now()) })
  }, [])
  const remove = useCallback((id: string) => change({ kind: 'remove', id }), [])
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>
        <ToastStack toasts={toasts} onRemove={remove} />
      </Suspense>
    </ToastContext>
  )
}
