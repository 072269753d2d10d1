import { useId } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import { itemFacts, itemPath } from './item-facts.ts'
import { useChangeErrors } from '../change/use-change-errors.ts'
import * as styles from './saved-list.module.css'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** The items saved for later, each with buttons to move it back to the cart or to delete it. */
export function SavedList({ items }: { readonly items: readonly CartItemFragment[] }) {
  const t = useT()
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={styles['saved']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']} tabIndex={-1} data-saved-title>
        {t('cart.saved.title')}
      </h2>
      <p className={styles['text']}>{t('cart.saved.text')}</p>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.uid}>
            <SavedItem item={item} isLast={items.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SavedItem({ item, isLast }: { readonly item: CartItemFragment; readonly isLast: boolean }) {
  const t = useT()
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const action = href(store, cartPath)
  const name = item.product.name ?? ''
  const facts = [...itemFacts(item).map(({ value }) => value), t('checkout.times', { count: item.quantity })]
  const known = useChangeErrors(fetcher.data)
  const errors = fetcher.state === 'idle' ? known : []
  // The pressed button disappears with its item, so the focus moves to the list's heading, or the page's after the last item.
  const leave = () => document.querySelector<HTMLElement>(isLast ? 'main h1' : '[data-saved-title]')?.focus()
  return (
    <article className={styles['item']} aria-label={name}>
      <Picture url={item.picture?.url} alt="" width={72} />
      <div className={styles['facts']}>
        <h3 className={styles['name']}>
          <ShopLink skeleton="product" to={href(store, itemPath(item))}>
            {name}
          </ShopLink>
        </h3>
        <p className={styles['text']}>{facts.join(' · ')}</p>
        <p>{formatMoney(store, item.prices?.price_including_tax ?? {})}</p>
        {item.is_available ? null : <p className={styles['trouble']}>{t('cart.unavailable')}</p>}
      </div>
      <fetcher.Form className={styles['actions']} method="post" action={action} onSubmit={leave}>
        <input type="hidden" name="uid" value={item.uid} />
        <Button
          type="submit"
          name="intent"
          value="move"
          variant="secondary"
          aria-label={t('cart.saved.moveItem', { name })}
          isLoading={fetcher.state !== 'idle'}
        >
          {t('cart.saved.move')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="forget"
          variant="quiet"
          aria-label={t('cart.saved.forgetItem', { name })}
        >
          {t('cart.saved.forget')}
        </Button>
      </fetcher.Form>
      {errors.map((message) => (
        <Notice key={message} tone="error" title={message} />
      ))}
    </article>
  )
}
