import { Suspense, useState } from 'react'
import { useT } from '#src/i18n/store-context.tsx'
import type { Toast } from './toasts.ts'
import styles from './toasts.module.css'
import { onDemand } from '#src/layout/later.ts'

const MessagesDialog = onDemand(async () => (await import('./messages-dialog.tsx')).MessagesDialog)

/** At the page's end, once there was a message: the way to read the latest ones again. */
export function MessagesButton({ history }: { readonly history: readonly Toast[] }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (history.length === 0) return null
  return (
    <div className={styles['messages']}>
      <button type="button" className={styles['messagesButton']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('notices.messages')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MessagesDialog history={history} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
