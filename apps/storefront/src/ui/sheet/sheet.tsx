import { useId, type ReactNode } from 'react'
import { ModalHeading } from '../dialog/modal-heading.tsx'
import { useModal } from '../dialog/use-modal.ts'
import * as styles from './sheet.module.css'
import { useSwipe } from './use-swipe.ts'

type Props = {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** A modal from the bottom on phones and from the right on desktops. Escape, a swipe down or a click outside closes it. */
export function Sheet({ title, isOpen, onClose, children, foot }: Props) {
  const id = useId()
  const modal = useModal(isOpen, onClose)
  const swipe = useSwipe('down', onClose)
  return (
    <dialog {...modal} className={styles['sheet']} aria-labelledby={id}>
      {isOpen ? (
        <div className={styles['content']}>
          <div {...swipe}>
            <ModalHeading id={id} onClose={onClose}>
              {title}
            </ModalHeading>
          </div>
          <div className={styles['body']}>{children}</div>
          {foot ? <div className={styles['foot']}>{foot}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
