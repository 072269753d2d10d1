import { useT } from '#src/platform/i18n/store-context.tsx'
import { useOnline } from '#src/platform/graphql/online.ts'
import { isShownOffline } from './is-shown-offline.ts'
import styles from './online-indicator.module.css'

/** Shows in the header that the browser is offline. */
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
