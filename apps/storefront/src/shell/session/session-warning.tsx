import { useRef, useState } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { signOut } from '#src/domains/session/session.ts'
import { announcedSeconds } from '#src/domains/session/token/session-clock.ts'
import * as styles from './session-warning.module.css'

/** Asks a minute before the session ends whether the shopper is still there. Closing it counts as yes. */
export function SessionWarning({ seconds }: { readonly seconds: number }) {
  const t = useT()
  const store = useStore()
  const isAsking = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const stay = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setFailed(false)
    try {
      const { renewSession } = await import('#src/domains/session/sign-in/sign-in.ts')
      await renewSession(store)
    } catch {
      setFailed(true)
    } finally {
      isAsking.current = false
    }
  }
  return (
    <Dialog title={t('customer.expiring.title')} isOpen isUrgent onClose={() => void stay()}>
      <div className={styles['body']}>
        <p aria-hidden="true">{t('customer.expiring.text', { seconds })}</p>
        <div role="alert">
          <VisuallyHidden>{t('customer.expiring.text', { seconds: announcedSeconds(seconds) })}</VisuallyHidden>
        </div>
        {hasFailed ? <Notice tone="error" title={t('customer.expiring.failed')} /> : null}
        <div className={styles['actions']}>
          <Button onClick={() => void stay()}>{t('customer.expiring.stay')}</Button>
          <Button variant="secondary" onClick={() => void signOut()}>
            {t('customer.signOut')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
