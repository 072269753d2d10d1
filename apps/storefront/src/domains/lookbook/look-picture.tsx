import { useEffect, useRef, useState, type RefObject } from 'react'
import { mediaPath, pictureSet, pictureUrl } from '../catalogue/media.ts'
import { productPath } from '../catalogue/product-path.ts'
import type { LookPictureFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { BottomModal } from '#src/ui/bottom-modal/bottom-modal.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { LookPinButton } from './look-pin-button.tsx'
import { LookProductCard } from './look-product-card.tsx'
import type { ShownPin } from './look-pins.ts'
import * as styles from './look-picture.module.css'

const phone = '(width <= 768px)'

type Props = { readonly look: LookPictureFragment; readonly pins: readonly ShownPin[] }
type Selected = { readonly pin: ShownPin; readonly isPhone: boolean }

/** A picture with a pin on each product, which opens a popup on desktops and a sheet on phones, and a list of links below. */
export function LookPicture({ look, pins }: Props) {
  const t = useT()
  const [selected, setSelected] = useState<Selected | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const close = () => setSelected(null)
  const popup = selected && !selected.isPhone ? selected.pin : null
  useClosing(popup !== null, frame, close)
  const sheet = selected?.isPhone ? selected.pin : null
  return (
    <div className={styles['look']}>
      <div ref={frame} className={styles['frame']}>
        <LookImage look={look} />
        <ul className={styles['pins']} aria-label={t('lookbook.products')}>
          {pins.map((pin) => (
            <LookPinButton
              key={pin.id}
              pin={pin}
              frame={frame}
              isOpen={selected?.pin.id === pin.id}
              hasPopup={popup?.id === pin.id}
              onPress={() =>
                setSelected(selected?.pin.id === pin.id ? null : { pin, isPhone: window.matchMedia(phone).matches })
              }
            />
          ))}
        </ul>
      </div>
      <LookLinks pins={pins} />
      <BottomModal title={sheet?.product.name} isOpen={sheet !== null} onClose={close}>
        {sheet ? <LookProductCard product={sheet.product} /> : null}
      </BottomModal>
    </div>
  )
}

function LookImage({ look }: { readonly look: LookPictureFragment }) {
  const path = mediaPath(look.image)
  const { imgW: width, imgH: height } = look.pins?.[0] ?? {}
  const ratio = (height ?? 1) / (width ?? 1)
  return (
    <img
      className={styles['image']}
      src={pictureUrl(path, 960, ratio)}
      srcSet={pictureSet(path, [640, 960, 1280], ratio)}
      sizes="(width > 768px) 704px, 92vw"
      width={width ?? undefined}
      height={height ?? undefined}
      alt={look.name ?? ''}
    />
  )
}

/** The products as links, for people who cannot use the pins. */
function LookLinks({ pins }: { readonly pins: readonly ShownPin[] }) {
  const store = useStore()
  return (
    <ul className={styles['links']}>
      {pins.map(({ id, product }) => (
        <li key={id}>
          <ShopLink skeleton="product" to={href(store, productPath(product))}>
            {product.name}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

// Closes the popup on a press outside, or on Escape, which also returns the focus to its pin.
function useClosing(isOpen: boolean, frame: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-pin]')) return
      close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  })
}
