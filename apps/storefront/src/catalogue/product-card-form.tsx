import type { SyntheticEvent } from 'react'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { pageFormId } from '#src/layout/page-form.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import styles from './product-card.module.css'
import { productPath } from './product-path.ts'

/** Where the button of a card stands; `isOpen` is whether its quick shop asks for something. */
export type CardButton = { readonly phase: 'normal' | 'loading' | 'success'; readonly isOpen: boolean }

/** The text of a button that adds to the cart, by its phase. */
export const addingTexts = {
  normal: 'catalogue.addToCart',
  loading: 'catalogue.adding',
  success: 'catalogue.addedShort',
} as const

type Props = {
  readonly product: ProductCardFragment
  readonly button: CardButton
  readonly onPress: (event: SyntheticEvent) => void
}

/**
 * The button that adds from a card; without scripts a simple product goes into the cart, a configurable one to its page. That
 * one borrows the shop's one form: browsers look at each form of a page, and at all it stands in, as soon as the page is there.
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
        form={pageFormId}
        formMethod="get"
        formAction={href(store, productPath(product))}
        onClick={onPress}
      >
        <ButtonWords product={product} phase={button.phase} />
      </button>
    )
  return (
    <form method="post" action={href(store, '/cart')} className={styles['place']} onSubmit={onPress}>
      <LineFields product={product} />
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
      <span className={styles['words']}>{t(addingTexts[phase])}</span>
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </>
  )
}

type Sold = { readonly uid: string; readonly sku?: string | null }

/** What a cart's form sends for one piece of a product, as fields that nobody sees. */
export function LineFields({ product }: { readonly product: Sold }) {
  return Object.entries(lineOf(product)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** What a cart's form sends for one piece of a product. */
export function lineOf(product: Sold): Readonly<Record<string, string>> {
  return { intent: 'add', uid: product.uid, sku: product.sku ?? '', quantity: '1' }
}
