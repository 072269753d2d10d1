import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { popupPlace, type ShownPin } from './look-pins.ts'
import { LookProductCard } from './look-product-card.tsx'
import * as styles from './look-picture.module.css'

type Props = {
  readonly pin: ShownPin
  /** The element of the picture, in which the popup stays. */
  readonly frame: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly hasPopup: boolean
  readonly onPress: () => void
}

/** A pin button labelled with its product's name, and its popup on desktops. */
export function LookPinButton({ pin, frame, isOpen, hasPopup, onPress }: Props) {
  const id = useId()
  return (
    <li data-pin={pin.product.sku}>
      <button
        type="button"
        className={styles['pin']}
        style={{ left: `${pin.left}%`, insetBlockStart: `${pin.top}%` }}
        aria-label={pin.product.name ?? ''}
        aria-expanded={isOpen}
        aria-controls={hasPopup ? id : undefined}
        onClick={onPress}
      />
      {hasPopup ? <Popup id={id} pin={pin} frame={frame} /> : null}
    </li>
  )
}

function Popup({ id, pin, frame }: Pick<Props, 'pin' | 'frame'> & { readonly id: string }) {
  const popup = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    if (!popup.current || !frame.current) return
    setPlace(popupPlace(pin, sizeOf(frame.current), sizeOf(popup.current)))
  }, [pin, frame])
  return (
    <div ref={popup} id={id} className={styles['popup']} style={place}>
      <LookProductCard product={pin.product} />
    </div>
  )
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })
