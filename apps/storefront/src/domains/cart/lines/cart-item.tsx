import { colon } from '@bocian/rules/colon.ts'
import { Form } from 'react-router'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './cart-item.module.css'
import { ItemActions } from './item-actions.tsx'
import { itemFacts, itemPath } from './item-facts.ts'
import { ItemQuantity } from './item-quantity.tsx'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Props = { readonly item: CartItemFragment; readonly onRemove: () => void; readonly onSave: () => void }

/** One line of the cart. */
export function CartItem({ item, onRemove, onSave }: Props) {
  const store = useStore()
  const name = item.product.name ?? ''
  const path = href(store, itemPath(item))
  return (
    <article
      className={styles['item']}
      aria-label={name}
      data-unavailable={!item.is_available || undefined}
      tabIndex={-1}
    >
      <ShopLink skeleton="product" className={styles['picture']} to={path} tabIndex={-1} aria-hidden="true">
        <Picture url={item.picture?.url} alt="" width={112} />
      </ShopLink>
      <div className={styles['facts']}>
        {item.product.cdrl_brand ? <p className={styles['brand']}>{item.product.cdrl_brand}</p> : null}
        <h2 className={styles['name']}>
          <ShopLink skeleton="product" to={path}>
            {name}
          </ShopLink>
        </h2>
        <ItemFacts item={item} />
        <UnitPrice item={item} />
        <ItemActions item={item} onSave={onSave} />
      </div>
      <ItemQuantity item={item} />
      <RemoveItem item={item} onRemove={onRemove} />
    </article>
  )
}

function RemoveItem({ item, onRemove }: Omit<Props, 'onSave'>) {
  const t = useT()
  const store = useStore()
  return (
    <Form
      className={styles['remove']}
      method="post"
      action={href(store, cartPath)}
      onSubmit={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="uid" value={item.uid} />
      <IconButton
        className={styles['bin']}
        type="submit"
        label={t('cart.removeItem', { name: item.product.name ?? '' })}
      >
        <Icon name="trash" size={20} />
      </IconButton>
    </Form>
  )
}

type Recipient = { readonly recipient_name?: string | null; readonly recipient_email?: string | null }

function ItemFacts({ item }: { readonly item: CartItemFragment }) {
  const t = useT()
  const { locale } = useStore()
  const colour = item.product.color_option?.label
  const recipient = item.__typename === 'GiftCardCartItem' ? recipientOf(item) : ''
  const facts = [
    ...itemFacts(item),
    ...(colour ? [{ label: t('cart.colour'), value: colour }] : []),
    ...(recipient ? [{ label: t('cart.recipient'), value: recipient }] : []),
  ]
  return (
    <dl className={styles['list']}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{`${fact.label}${colon(locale)}`}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The recipient of a gift card with their email address; a card sent by post may have neither. */
function recipientOf({ recipient_name: name, recipient_email: email }: Recipient): string {
  return [name, email].filter((part) => part && part !== '--').join(', ')
}

function UnitPrice({ item }: { readonly item: CartItemFragment }) {
  const t = useT()
  const store = useStore()
  const now = item.prices?.price_including_tax
  const before = item.prices?.original_item_price
  if (!now) return null
  const isReduced = (before?.value ?? 0) > (now.value ?? 0)
  return (
    <p className={styles['price']} data-reduced={isReduced}>
      <span>{t('cart.each', { price: formatMoney(store, now) })}</span>
      {isReduced && before ? (
        <span className={styles['before']}>{t('cart.regularPrice', { price: formatMoney(store, before) })}</span>
      ) : null}
    </p>
  )
}
