import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import * as styles from './arrange-list.module.css'
import { dragRow } from './drag-row.ts'
import type { Order } from './use-order.ts'

type Props = { readonly order: Order<ProductCardFragment> }

const thumbnailWidth = 48

/**
 * The products of a wish list as rows that the customer arranges: by dragging a handle, with a button for each direction, or with
 * the arrow keys, Home and End while a button has the focus. Each move is announced.
 */
export function ArrangeList({ order: { products, isSaving, move } }: Props) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const keepPressed = usePressedButton(products)
  const [announced, setAnnounced] = useState('')

  const place = ({ uid, name }: ProductCardFragment, wanted: number) => {
    const index = Math.max(0, Math.min(products.length - 1, wanted))
    if (products[index]?.uid === uid) return
    setAnnounced(t('wishlist.movedTo', { name: name ?? '', place: index + 1, count: products.length }))
    move(uid, index)
  }
  const press = (product: ProductCardFragment, index: number, button: HTMLElement) => {
    keepPressed(button)
    place(product, index)
  }
  const drag = (product: ProductCardFragment) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current) return
    event.preventDefault()
    dragRow({
      list: list.current,
      handle: event.currentTarget,
      pointer: { id: event.pointerId, y: event.clientY },
      onDrop: (index) => place(product, index),
    })
  }
  return (
    <>
      <p className={styles['text']}>{t('wishlist.arrangeText')}</p>
      <ul ref={list} className={styles['rows']} aria-busy={isSaving} data-arrange>
        {products.map((product, index) => (
          <li key={product.uid} className={styles['row']}>
            <span className={styles['handle']} data-handle aria-hidden="true" onPointerDown={drag(product)}>
              <Grip />
            </span>
            <Picture url={product.small_image?.url} alt="" width={thumbnailWidth} />
            <p className={styles['name']}>
              {product.name}
              {product.additional_product_name ? (
                <span className={styles['second']}>{product.additional_product_name}</span>
              ) : null}
            </p>
            <Arrows
              name={product.name ?? ''}
              isFirst={index === 0}
              isLast={index === products.length - 1}
              onMove={(steps, button) => press(product, index + steps, button)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </>
  )
}

/** Keeps the focus on the pressed button. A moved element loses it, or leaves the window with it. */
function usePressedButton(products: readonly ProductCardFragment[]): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) {
      if (document.activeElement !== pressed.current) pressed.current.focus()
      pressed.current.scrollIntoView({ block: 'nearest' })
    }
    pressed.current = null
  }, [products])
  return (button) => void (pressed.current = button)
}

type ArrowsProps = {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (steps: number, button: HTMLElement) => void
}

const stepsOf: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** The buttons that move a product. At the end of the list they stay focusable, so that the focus is not lost. */
function Arrows({ name, isFirst, isLast, onMove }: ArrowsProps) {
  const t = useT()
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const steps = stepsOf[event.key]
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMove(steps, event.currentTarget)
  }
  return (
    <div className={styles['arrows']}>
      <IconButton
        className={styles['up']}
        label={t('wishlist.moveUp', { name })}
        aria-disabled={isFirst}
        onKeyDown={onKeyDown}
        onClick={(event) => onMove(-1, event.currentTarget)}
      >
        <Icon name="chevron-down" />
      </IconButton>
      <IconButton
        className={styles['down']}
        label={t('wishlist.moveDown', { name })}
        aria-disabled={isLast}
        onKeyDown={onKeyDown}
        onClick={(event) => onMove(1, event.currentTarget)}
      >
        <Icon name="chevron-down" />
      </IconButton>
    </div>
  )
}

/** Six dots. Drawn here, because the set of icons is part of every page. */
function Grip() {
  return (
    <svg viewBox="0 0 12 20" width="12" height="20" fill="currentColor">
      {[3, 10, 17].map((y) => (
        <path key={y} d={`M1.5 ${y}a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Zm6 0a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z`} />
      ))}
    </svg>
  )
}
