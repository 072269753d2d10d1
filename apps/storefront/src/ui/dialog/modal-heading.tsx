import type { ReactNode } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './dialog.module.css'

type Props = { readonly id: string; readonly children: ReactNode; readonly onClose: () => void }

/** The title of a dialog or sheet with its close button. */
export function ModalHeading({ id, children, onClose }: Props) {
  const t = useT()
  return (
    <header className={styles['head']}>
      <h2 className={styles['title']} id={id}>
        {children}
      </h2>
      <IconButton label={t('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </header>
  )
}
