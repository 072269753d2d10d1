import { useEffect } from 'react'
import { type FetcherWithComponents } from 'react-router'
import type { CartOutcome } from '#src/domains/cart/change/change-cart.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { preparePath } from '#src/platform/url/prepare-path.ts'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { whenIdle } from '#src/platform/hydration/when-idle.ts'
import * as styles from './add-button.module.css'
import { addingTexts } from '#src/domains/cart/add/adding-texts.ts'
import { useAdding } from '#src/domains/cart/add/use-adding.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = {
  readonly fetcher: FetcherWithComponents<CartOutcome>
  readonly isSoldOut: boolean
  /** True while a gift card has no valid amount; pressing the button then points it out. A missing size is handled by the buy box. */
  readonly isBlocked: boolean
  readonly name: string
}

/** The add-to-cart button of a product page with its states. A refusal is shown beside it and as a toast. */
export function AddButton({ fetcher, isSoldOut, isBlocked, name }: Props) {
  const t = useT()
  const store = useStore()
  const { phase, error, everAdded } = useAdding(fetcher, name)
  const cart = href(store, cartPath)
  // Preload the cart only after the first interaction, because it is as much code as the page itself.
  useEffect(() => void firstInteraction().then(() => whenIdle(() => preparePath(cart))), [cart])
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
