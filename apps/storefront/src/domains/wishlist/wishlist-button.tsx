import { Suspense, useContext } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useInBrowser } from '#src/platform/storage/use-in-browser.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { RemovalContext } from './removal.ts'
import { useWish, useWishlistConfig } from './use-wish.ts'
import * as styles from './wishlist-button.module.css'

const ListChoice = lazyOnRender(async () => (await import('./lists/list-choice.tsx')).ListChoice)

type Product = { readonly sku?: string | null; readonly name?: string | null }
type Props = { readonly product: Product }

/**
 * The wishlist button of a product, filled if the product is on the list. Rendered in the browser only, because cached pages
 * are the same for everyone. It overlays the card, so nothing shifts when it appears.
 */
export function WishlistButton({ product }: Props) {
  return useInBrowser() ? <ButtonOf product={product} /> : null
}

function ButtonOf({ product }: Props) {
  const { isOffered } = useWishlistConfig()
  const remove = useContext(RemovalContext)
  if (!isOffered || !product.sku) return null
  return remove ? (
    <Remover product={product} onRemove={remove} />
  ) : (
    <Heart sku={product.sku} name={product.name ?? ''} />
  )
}

function Heart({ sku, name }: { readonly sku: string; readonly name: string }) {
  const t = useT()
  const { isOn, press, isChoosing, stopChoosing, choose } = useWish(sku)
  return (
    <>
      <IconButton
        className={styles['heart']}
        data-heart
        aria-pressed={isOn}
        label={t(isOn ? 'wishlist.open' : 'wishlist.add', { name })}
        onClick={press}
      >
        <Icon name="heart" isFilled={isOn} />
      </IconButton>
      {isChoosing ? (
        <Suspense>
          <ListChoice
            title={t('wishlist.choose')}
            verb={t('wishlist.createAndAdd')}
            onChoose={choose}
            onClose={stopChoosing}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function Remover({ product, onRemove }: Props & { readonly onRemove: (sku: string) => void }) {
  const t = useT()
  return (
    <IconButton
      className={styles['heart']}
      data-remove
      label={t('wishlist.remove', { name: product.name ?? '' })}
      onClick={() => onRemove(product.sku ?? '')}
    >
      <Icon name="close" size={20} />
    </IconButton>
  )
}
