import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Stepper } from '#src/ui/stepper/stepper.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import * as styles from './cart-item.module.css'
import type { CartOutcome } from '../change/change-cart.ts'
import { UnavailableItem } from './unavailable-item.tsx'
import { useQuantity } from './use-quantity.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/** A line's quantity, which saves itself (with a button if there is no JavaScript), and the line's total. */
export function ItemQuantity({ item }: { readonly item: CartItemFragment }) {
  const t = useT()
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const action = href(store, cartPath)
  const { shown, isPending, set } = useQuantity(item.quantity, fetcher.state === 'idle', (quantity) => {
    void fetcher.submit({ intent: 'update', uid: item.uid, quantity: String(quantity) }, { method: 'post', action })
  })
  return (
    <>
      <fetcher.Form className={styles['quantity']} method="post" action={action}>
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="uid" value={item.uid} />
        <Stepper name="quantity" label={t('cart.quantity')} value={shown} maximum={item.max_qty ?? 99} onChange={set} />
        <button className={styles['save']} type="submit">
          {t('cart.update')}
        </button>
      </fetcher.Form>
      <p className={styles['total']} data-busy={isPending}>
        <VisuallyHidden>{t('cart.lineTotal')} </VisuallyHidden>
        {formatMoney(store, item.prices?.row_total_including_tax ?? {})}
      </p>
      <QuantityErrors item={item} outcome={isPending ? undefined : fetcher.data} />
    </>
  )
}

type QuantityErrorsProps = { readonly item: CartItemFragment; readonly outcome: CartOutcome | undefined }

function QuantityErrors({ item, outcome }: QuantityErrorsProps) {
  const t = useT()
  const toast = useToast()
  const lowered = outcome?.lowered
  const announce = useEffectEvent((count: number) => toast('info', t('cart.lowered', { count })))
  useEffect(() => {
    if (lowered) announce(lowered)
  }, [lowered, outcome])
  return (
    <div className={styles['trouble']} aria-live="polite">
      <UnavailableItem item={item} />
      {lowered ? <Notice tone="warning" title={t('cart.lowered', { count: lowered })} /> : null}
      {(outcome?.errors ?? []).map((message) => (
        <Notice key={message} tone="warning" title={message} />
      ))}
    </div>
  )
}
