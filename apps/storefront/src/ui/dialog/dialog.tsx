import { useId, type ReactNode } from 'react'
import * as styles from './dialog.module.css'
import { ModalHeading } from './modal-heading.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  /** True for the role `alertdialog`, which screen readers announce at once. */
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

/** A centred modal dialog. The browser traps the focus in it and restores it on close. */
export function Dialog({ title, isOpen, onClose, isUrgent = false, children }: Props) {
  const id = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} role={isUrgent ? 'alertdialog' : undefined} className={styles['dialog']} aria-labelledby={id}>
      {isOpen ? (
        <div className={styles['content']}>
          <ModalHeading id={id} onClose={onClose}>
            {title}
          </ModalHeading>
          <div className={styles['body']}>{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}
