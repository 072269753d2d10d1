import { useCallback, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { MessagesButton } from './messages-button.tsx'
import { ToastView } from './toast-view.tsx'
import { changeToasts, makeToast, noToasts, type Toast, type ToastCall } from './toasts.ts'
import * as styles from './toasts.module.css'
import { useToastsOffFocus } from './keep-toasts-off-focus.ts'
import { useToastKeys } from './use-toast-keys.ts'

type Props = { readonly calls: readonly ToastCall[]; readonly onTaken: (count: number) => void }

/**
 * The toasts and their two live regions, which must exist before the first message: errors are announced at once, other messages
 * politely. While a modal dialog is open, the toasts are inside the dialog.
 */
export function ToastStack({ calls, onTaken }: Props) {
  const t = useT()
  const [toasts, change] = useReducer(changeToasts, noToasts)
  const onRemove = useCallback((id: string) => change({ kind: 'remove', id }), [])
  useEffect(() => {
    if (calls.length === 0) return
    for (const { type, message, options, at } of calls)
      change({ kind: 'add', toast: makeToast(type, message, options, at) })
    onTaken(calls.length)
  }, [calls, onTaken])
  const stack = useRef<HTMLElement>(null)
  const modal = useTopModal()
  const remove = useToastKeys(stack, toasts.shown, onRemove)
  useToastsOffFocus(stack, toasts.shown, modal)
  const view = (toast: Toast) => (
    <ToastView key={toast.id} toast={toast} place={toasts.shown.indexOf(toast)} onRemove={remove} />
  )
  const regions = (
    <section ref={stack} className={styles['stack']} aria-label={t('notices.messages')} tabIndex={-1}>
      <div className={styles['region']} role="status">
        {toasts.shown.filter(({ type }) => type !== 'error').map(view)}
      </div>
      <div className={styles['region']} role="alert">
        {toasts.shown.filter(({ type }) => type === 'error').map(view)}
      </div>
    </section>
  )
  return (
    <>
      {modal ? createPortal(regions, modal) : regions}
      <MessagesButton history={toasts.history} />
    </>
  )
}

function follow(changed: () => void): () => void {
  document.addEventListener('toggle', changed, true)
  document.addEventListener('close', changed, true)
  return () => {
    document.removeEventListener('toggle', changed, true)
    document.removeEventListener('close', changed, true)
  }
}

const topModal = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** The topmost open modal dialog: everything outside is inert. */
function useTopModal(): Element | null {
  return useSyncExternalStore(follow, topModal, () => null)
}
