import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import * as styles from './arrival.module.css'
import { arrivalText } from './estimate-texts.ts'

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
  return <span className={styles['arrival']}>{arrivalText(t, store, network, dates)}</span>
}
