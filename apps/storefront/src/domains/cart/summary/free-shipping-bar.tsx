import type { FreeShippingBarFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as styles from './free-shipping-bar.module.css'

/** The amount still missing for free delivery, as text and as a progress bar. */
export function FreeShippingBar({ data }: { readonly data: FreeShippingBarFragment }) {
  const t = useT()
  const store = useStore()
  const isReached = Boolean(data.has_free_shipping)
  const missing = data.amount_missing
  if (!isReached && !missing?.value) return null
  const percent = isReached ? 100 : Math.min(100, Math.max(0, data.percent ?? 0))
  return (
    <div className={styles['box']} data-reached={isReached}>
      <p className={styles['words']}>
        <Icon name={isReached ? 'check' : 'truck'} size={20} />
        {isReached
          ? t('cart.freeShipping.reached')
          : t('cart.freeShipping.missing', { amount: formatMoney(store, missing ?? {}) })}
      </p>
      <div className={styles['track']} aria-hidden="true">
        <div className={styles['fill']} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}
