import type { ReturnRowFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from '#src/domains/order/order-rows.module.css'
import { numberText, statusText } from './return-status.ts'

type Props = {
  readonly returns: readonly ReturnRowFragment[]
  /** The URL of the return with this number. */
  readonly to: (number: string) => string
}

/** A list of returns with number, date and status; each links to the return. */
export function ReturnRows({ returns, to }: Props) {
  const t = useT()
  const store = useStore()
  return (
    <ul className={styles['rows']}>
      {returns.map((row) => (
        <li className={styles['row']} key={row.uid}>
          <ShopLink className={styles['number']} to={to(row.number)}>
            {numberText(t, row)}
          </ShopLink>
          <span>{formatDate(store, `${row.created_at.replace(' ', 'T')}Z`)}</span>
          <span>{statusText(t, row)}</span>
        </li>
      ))}
    </ul>
  )
}
