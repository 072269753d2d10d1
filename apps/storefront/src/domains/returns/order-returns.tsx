import type { ReturnRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ReturnRows } from './return-rows.tsx'
import * as styles from './order-returns.module.css'

type Props = {
  readonly returns: { readonly items: readonly (ReturnRowFragment | null)[] | null } | null
  /** The URL of the return with this number. */
  readonly to: (number: string) => string
}

/** The returns and exchanges of an order; nothing if there are none. */
export function OrderReturns({ returns, to }: Props) {
  const t = useT()
  const rows = (returns?.items ?? []).flatMap((row) => (row ? [row] : []))
  if (rows.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="order-returns">
      <h2 className={styles['heading']} id="order-returns">
        {t('order.returns')}
      </h2>
      <ReturnRows returns={rows} to={to} />
    </section>
  )
}
