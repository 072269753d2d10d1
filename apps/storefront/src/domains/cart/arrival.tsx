import { formatDays } from '#src/platform/i18n/day-range.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './arrival.module.css'

type Props = {
  readonly delivery: {
    readonly network: string | null
    readonly dates: { readonly from: string; readonly to: string } | null
  }
}

/** The days on which the delivery arrives at the door or is ready for pickup. */
export function Arrival({ delivery: { network, dates } }: Props) {
  const t = useT()
  const store = useStore()
  if (!dates) return null
  const days = formatDays(store, dates.from, dates.to)
  return (
    <span className={styles['arrival']}>
      {network ? t('checkout.arrives.point', { days }) : t('checkout.arrives.door', { days })}
    </span>
  )
}
