import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react'
import { skipFirstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import type { ToastCall, ToastOptions, ToastType } from './toasts.ts'

const ToastStack = lazyUntilInteraction(async () => (await import('./toast-stack.tsx')).ToastStack)

export type ShowToast = (type: ToastType, message: string, options?: ToastOptions) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a toast: `useToast()('success', t('catalogue.added', { name }))`. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** Collects toasts and passes them to the stack once its code has loaded. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [calls, setCalls] = useState<readonly ToastCall[]>([])
  const show = useCallback<ShowToast>((type, message, options = {}) => {
    skipFirstInteraction()
    const call = { type, message, options, at: Date.now() }
    setCalls((before) => [...before, call])
  }, [])
  const take = useCallback((count: number) => setCalls((before) => before.slice(count)), [])
  return (
    <ToastContext value={show}>
      {children}
      <Suspense>
        <ToastStack calls={calls} onTaken={take} />
      </Suspense>
    </ToastContext>
  )
}
