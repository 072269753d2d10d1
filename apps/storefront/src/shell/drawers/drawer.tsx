import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSwipe, type Swipe } from '#src/ui/sheet/use-swipe.ts'
import { DrawerClose } from './drawer-close.tsx'
import { useDrawers } from './drawers.tsx'
import * as styles from './drawer.module.css'
import { keepTabInside } from './keep-tab-inside.ts'
import type { DrawerName } from './one-drawer.ts'
import { useHeaderEdge } from './use-header-edge.ts'

type Props = {
  readonly name: DrawerName
  readonly title: ReactNode
  /** `start` slides in from the left; `end` is below the header on desktops and a sheet on phones. */
  readonly side: 'start' | 'end'
  readonly children: ReactNode
  readonly id?: string
  /** Keeps the content in the page while closed, for example links for visitors without JavaScript. */
  readonly isKept?: boolean
}

const swipes: Readonly<Record<Props['side'], Swipe>> = { start: 'back', end: 'down' }

/** A drawer of the shell: modal for the keyboard, while the pointer can still reach the buttons of other drawers. */
export function Drawer({ name, title, side, children, id, isKept = false }: Props) {
  const titleId = useId()
  const { open, close } = useDrawers()
  const isOpen = open === name
  const panel = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const swipe = useSwipe(swipes[side], close)
  useHeaderEdge(panel, isOpen)
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true })
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => keepTabInside(event)
  return (
    // The handler only traps Tab inside the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={panel}
      id={id}
      open={isOpen}
      className={styles['drawer']}
      data-drawer={name}
      data-side={side}
      aria-modal={isOpen}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      {isOpen || isKept ? (
        <>
          <div className={styles['head']} data-drawer-head {...swipe}>
            <h2 ref={heading} id={titleId} className={styles['title']} tabIndex={-1}>
              {title}
            </h2>
            <DrawerClose isKept={isKept} onClose={close} />
          </div>
          <div className={styles['body']}>{children}</div>
        </>
      ) : null}
    </dialog>
  )
}
