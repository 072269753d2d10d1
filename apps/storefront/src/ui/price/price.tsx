import { colon } from '@bocian/rules/colon.ts'
import { formatPercent } from '#src/platform/i18n/percent.ts'
import { formatMoney, type DisplayMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '../link/shop-link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './price.module.css'

type Props = {
  readonly final: DisplayMoney
  readonly regular?: DisplayMoney | null
  readonly lowest?: DisplayMoney | null
  /** The reduction from the 30-day low in whole percent; 0 without a reduction. */
  readonly percentOff?: number
  readonly size?: 'small' | 'normal' | 'large'
}

const percentOf = (now: number, before: number): number => Math.round((1 - now / before) * 100)

/**
 * A price. A reduction is relative to the 30-day low; the regular price is labelled and not struck through. A small price has the
 * percentage beside the 30-day low, and none of the regular price.
 */
export function Price({ final, regular, lowest, percentOff = 0, size = 'normal' }: Props) {
  const t = useT()
  const store = useStore()
  const now = final.value ?? 0
  const before = regular?.value ?? 0
  const isBelowRegular = before > now
  const isReduced = percentOff > 0 && isBelowRegular
  return (
    <div className={styles['price']} data-size={size} data-reduced={isReduced}>
      <p className={styles['line']}>
        <VisuallyHidden>{`${t('ui.price.now')} `}</VisuallyHidden>
        <span className={styles['final']}>{formatMoney(store, final)}</span>
        {isReduced && size !== 'small' ? (
          <span className={styles['percent']}>−{formatPercent(store, percentOff)}</span>
        ) : null}
      </p>
      {isReduced && lowest ? (
        <p className={styles['note']}>
          {`${t('ui.price.lowest')}${colon(store.locale)} `}
          <s>{formatMoney(store, lowest)}</s>
          {size === 'small' ? ` (−${formatPercent(store, percentOff)})` : null}
        </p>
      ) : null}
      {isBelowRegular && regular ? (
        <p className={styles['note']}>
          {`${t('ui.price.regular')}${colon(store.locale)} ${formatMoney(store, regular)}`}
          {isReduced && size !== 'small' ? ` (−${formatPercent(store, percentOf(now, before))})` : null}
        </p>
      ) : null}
      {store.hasPriceNote ? (
        <p className={styles['note']}>
          {t('ui.price.note')}{' '}
          <ShopLink className={styles['delivery']} to={href(store, '/delivery')}>
            {t('ui.price.noteDelivery')}
          </ShopLink>
        </p>
      ) : null}
    </div>
  )
}
