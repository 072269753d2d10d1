import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { MiniCartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import type { CartOutcome } from '../change/change-cart.ts'
import { itemFacts, itemPath } from '../lines/item-facts.ts'
import * as styles from './mini-cart-item.module.css'
import { cartPath } from '#src/platform/url/shop-paths.ts'

const removers = ':scope:not([inert]) [data-remove]'
const thumbnailWidth = 88

type Props = { readonly item: MiniCartItemFragment; readonly onRemoved: () => void }

/** One line of the mini-cart. A removed line stays visible but disabled until the server responds. */
export function MiniCartItem({ item, onRemoved }: Props) {
  const t = useT()
  const store = useStore()
  const name = item.product.name ?? ''
  const row = useRef<HTMLLIElement>(null)
  const { isDeleted, errors, remove } = useRemoval(item.uid, onRemoved)
  const facts = itemFacts(item).map(({ value }) => value)
  return (
    <li ref={row} className={styles['item']} data-deleted={isDeleted} inert={isDeleted}>
      <ShopLink to={href(store, itemPath(item))} tabIndex={-1} aria-hidden="true" className={styles['picture']}>
        <Picture url={item.picture?.url} alt="" width={thumbnailWidth} />
      </ShopLink>
      <div className={styles['facts']}>
        <ShopLink to={href(store, itemPath(item))} className={styles['name']}>
          {name}
        </ShopLink>
        {facts.length > 0 ? <p className={styles['soft']}>{facts.join(', ')}</p> : null}
        <p>
          <span className={styles['soft']}>
            <VisuallyHidden>{t('cart.quantity')} </VisuallyHidden>
            {item.quantity} ×{' '}
          </span>
          {formatMoney(store, item.prices?.price_including_tax ?? {})}
        </p>
        {item.is_available ? null : <p className={styles['trouble']}>{t('cart.unavailable')}</p>}
        {errors.map((message) => (
          <p key={message} className={styles['trouble']} role="alert">
            {message}
          </p>
        ))}
      </div>
      <IconButton
        className={styles['bin']}
        label={t('cart.removeItem', { name })}
        data-remove
        onClick={() => {
          nextFocus(row.current)?.focus({ preventScroll: true })
          remove()
        }}
      >
        <Icon name="trash" size={20} />
      </IconButton>
    </li>
  )
}

function useRemoval(uid: string, onRemoved: () => void) {
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const errors = fetcher.state === 'idle' ? (fetcher.data?.errors ?? []) : []
  const isRemoved = fetcher.state === 'idle' && fetcher.data !== undefined && errors.length === 0
  const removed = useEffectEvent(onRemoved)
  useEffect(() => {
    if (isRemoved) removed()
  }, [isRemoved])
  const remove = () => void fetcher.submit({ intent: 'remove', uid }, { method: 'post', action: href(store, cartPath) })
  return { isDeleted: fetcher.state !== 'idle' || isRemoved, errors, remove }
}

/**
 * The element to focus when a line is removed: the remove button of the next line, else of the previous line, else the heading of
 * the drawer.
 */
function nextFocus(row: Element | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    next?.querySelector<HTMLElement>(removers) ??
    row?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    null
  )
}
