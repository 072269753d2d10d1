import { useT } from '#src/platform/i18n/store-context.tsx'
import { useOnline, type Connection } from '#src/platform/graphql/online.ts'
import * as styles from './online-indicator.module.css'

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

/** Whether to show the offline indicator: the connection was lost and is not back. */
export function isShownOffline({ isOnline, hasBeenOffline }: Connection): boolean {
  return hasBeenOffline && !isOnline
}
