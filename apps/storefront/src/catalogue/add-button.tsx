import { useEffect } from 'react'
import { type FetcherWithComponents } from 'react-router'
import type { CartOutcome } from '#src/cart/change-cart.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ShopLink } from '#src/url/shop-link.tsx'
import { preparePath } from '#src/url/prepare-path.ts'
import { firstSign } from '#src/layout/first-sign.ts'
import { whenIdle } from '#src/service-worker/idle.ts'
import styles from './add-button.module.css'
import { addingTexts } from './product-card-form.tsx'
import { useAdding } from './use-adding.ts'

type Props = {
  readonly fetcher: FetcherWithComponents<CartOutcome>
  readonly isSoldOut: boolean
  /** Something has to be chosen first; a press says what. */
  readonly isBlocked: boolean
  readonly name: string
}

/** The one button of the page: normal, adding, added; a refusal is said beside it and as a toast. */
export function AddButton({ fetcher, isSoldOut, isBlocked, name }: Props) {
  const t = useT()
  const store = useStore()
  const { phase, error, everAdded } = useAdding(fetcher, name)
  const cart = href(store, '/cart')
  // Not before a sign: the cart is as much code as the page itself.
  useEffect(() => void firstSign().then(() => whenIdle(() => preparePath(cart))), [cart])
  return (
    <div className={styles['box']}>
      {isSoldOut ? (
        <button type="button" className={styles['button']} aria-disabled="true">
          {t('catalogue.outOfStock')}
        </button>
      ) : (
        <button
          type="submit"
          className={styles['button']}
          data-phase={phase}
          aria-disabled={isBlocked || phase === 'loading'}
        >
          {t(addingTexts[phase])}
        </button>
      )}
      {error ? <p className={styles['error']}>{error}</p> : null}
      {everAdded ? (
        <ShopLink className={styles['cart']} to={cart}>
          {t('catalogue.goToCart')}
        </ShopLink>
      ) : null}
    </div>
  )
}
