import type { SyntheticEvent } from 'react'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { noscriptNavFormId } from '#src/platform/hydration/noscript-nav-form.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { AddFields } from '../cart/add/add-fields.tsx'
import { addingTexts } from '../cart/add/adding-texts.ts'
import * as styles from './product-card.module.css'
import { productPath } from '../catalogue/product-path.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The state of a card's button; `isOpen` is true while its quick shop asks for an option. */
export type CardButton = { readonly phase: 'normal' | 'loading' | 'success'; readonly isOpen: boolean }

type Props = {
  readonly product: ProductCardFragment
  readonly button: CardButton
  readonly onPress: (event: SyntheticEvent) => void
}

/**
 * A card's add-to-cart button. Without JavaScript it adds a simple product to the cart, and opens the page of a configurable
 * product. Configurable products use one form for the whole page, because browsers scan every form in the document on load, which
 * is slow for long lists.
 */
export function ProductCardForm({ product, button, onPress }: Props) {
  const t = useT()
  const store = useStore()
  if (product.stock_status === 'OUT_OF_STOCK')
    return (
      <button type="button" className={styles['soldOut']} disabled>
        {t('catalogue.outOfStock')}
      </button>
    )
  if (product.__typename === 'ConfigurableProduct')
    return (
      <button
        {...lookOf(button)}
        className={`${styles['place']} ${styles['button']}`}
        aria-haspopup="dialog"
        aria-expanded={button.isOpen}
        form={noscriptNavFormId}
        formMethod="get"
        formAction={href(store, productPath(product))}
        onClick={onPress}
      >
        <ButtonWords product={product} phase={button.phase} />
      </button>
    )
  return (
    <form method="post" action={href(store, cartPath)} className={styles['place']} onSubmit={onPress}>
      <AddFields product={product} />
      <button {...lookOf(button)} className={styles['button']}>
        <ButtonWords product={product} phase={button.phase} />
      </button>
    </form>
  )
}

const lookOf = ({ phase }: CardButton) => ({ 'data-phase': phase, 'aria-disabled': phase === 'loading' })

function ButtonWords({ product, phase }: Pick<Props, 'product'> & Pick<CardButton, 'phase'>) {
  const t = useT()
  return (
    <>
      <Icon name={phase === 'success' ? 'check' : 'bag'} size={20} />
      <span className={styles['words']}>{t(phase === 'normal' ? 'catalogue.toCart' : addingTexts[phase])}</span>
      <VisuallyHidden>{` ${product.name ?? ''}`}</VisuallyHidden>
    </>
  )
}
