import { useT } from '#src/i18n/store-context.tsx'
import { useOnline } from '#src/notices/online.ts'
import { isShownOffline } from './is-shown-offline.ts'
import styles from './online-indicator.module.css'

/** Says in the header that the browser has lost its connection. */
export function OnlineIndicator() {
  const t = useT()
  if (!isShownOffline(useOnline())) return null
  return (
    <span className={styles['indicator']}>
      <span className={styles['dot']} aria-hidden="true" />
      {t('layout.offline')}
    </span>
  )
}
