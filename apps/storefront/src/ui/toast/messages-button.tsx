import { Suspense, useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import type { Toast } from './toasts.ts'
import * as styles from './toasts.module.css'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const MessagesDialog = lazyOnRender(async () => (await import('./messages-dialog.tsx')).MessagesDialog)

/** A button at the end of the page that opens the latest messages; hidden until there is a message. */
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
