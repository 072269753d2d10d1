import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Toast } from './toasts.ts'
import * as styles from './messages-dialog.module.css'

type Props = { readonly history: readonly Toast[]; readonly onClose: () => void }

/** The latest messages with their time, newest first, for those who missed a toast. */
export function MessagesDialog({ history, onClose }: Props) {
  const t = useT()
  const { locale } = useStore()
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
  return (
    <Dialog title={t('notices.messages')} isOpen onClose={onClose}>
      <ol className={styles['list']}>
        {history.map((toast) => (
          <li key={toast.id} className={styles['entry']} data-type={toast.type}>
            <Icon name={toast.icon} size={20} />
            <p className={styles['text']}>{toast.message}</p>
            <time className={styles['time']} dateTime={new Date(toast.timestamp).toISOString()}>
              {time.format(toast.timestamp)}
            </time>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
