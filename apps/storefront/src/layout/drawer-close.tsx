import { useT } from '#src/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './drawer.module.css'
import { useWoken } from './use-woken.ts'

type Props = { readonly isKept: boolean; readonly onClose: () => void }

/** Closes a drawer. One that opens without scripts, by a link to it, is left by a link as well. */
export function DrawerClose({ isKept, onClose }: Props) {
  const t = useT()
  const isLive = useWoken()
  if (isKept && !isLive)
    return (
      <a className={styles['close']} href="#content" aria-label={t('ui.close')}>
        <Icon name="close" />
      </a>
    )
  return (
    <button type="button" className={styles['close']} aria-label={t('ui.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
}
