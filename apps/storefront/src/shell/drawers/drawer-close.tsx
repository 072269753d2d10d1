import { useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as styles from './drawer.module.css'
import { useAfterHydration } from '#src/platform/hydration/use-after-hydration.ts'

type Props = { readonly isKept: boolean; readonly onClose: () => void }

/** The close button of a drawer; a link in a drawer that works without JavaScript. */
export function DrawerClose({ isKept, onClose }: Props) {
  const t = useT()
  const isLive = useAfterHydration()
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
