import { useId, type CSSProperties, type ReactNode } from 'react'
import { ModalHeading } from '../dialog/modal-heading.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { useSwipe } from '../sheet/use-swipe.ts'
import * as styles from './bottom-modal.module.css'

/** The maximum height of the content in CSS pixels before it scrolls. */
export const defaultContentHeight = 500

type Props = {
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly maxContentHeight?: number
}

/** A modal at the bottom right on desktops and at the bottom on phones. Escape, a swipe down or a click outside closes it. */
export function BottomModal({ title, isOpen, onClose, children, maxContentHeight = defaultContentHeight }: Props) {
  const id = useId()
  const modal = useModal(isOpen, onClose)
  const swipe = useSwipe('down', onClose)
  const style = { '--content-height': `${maxContentHeight}px` } as CSSProperties
  return (
    <dialog {...modal} className={styles['modal']} aria-labelledby={id}>
      {isOpen ? (
        <>
          <div {...swipe}>
            <ModalHeading id={id} onClose={onClose}>
              {title}
            </ModalHeading>
          </div>
          {/* Focusable, so that the keyboard can scroll content without focusable elements. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles['content']} style={style} role="region" aria-labelledby={id} tabIndex={0}>
            {children}
          </div>
        </>
      ) : null}
    </dialog>
  )
}
