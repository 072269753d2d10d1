import { colon } from '@bocian/rules/colon.ts'
import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import type { LoyaltyEntryFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate, formatNumber } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as orderRows from '#src/domains/order/order-rows.module.css'
import * as styles from './history.module.css'

type Member = {
  readonly points: number
  readonly history: {
    readonly items: readonly LoyaltyEntryFragment[]
    readonly page_info: { readonly current_page: number | null; readonly total_pages: number | null }
  }
}

type Props = {
  readonly member: Member
  /** The numbers of the orders that the account has a page for. */
  readonly orders: ReadonlySet<string>
}

/** The balance and a page of the entries that lead to it, newest first. */
export function History({ member: { points, history }, orders }: Props) {
  const t = useT()
  const store = useStore()
  const { items: entries, page_info: place } = history
  const page = place.current_page ?? 1
  const pages = place.total_pages ?? 1
  const to = (number: number) => href(store, `/loyalty/customer/history?page=${number}`)
  if (entries.length === 0 && page === 1)
    return <EmptyAccount text={t('loyalty.history.none')} next={t('loyalty.history.next')} />
  return (
    <>
      <p>
        {`${t('loyalty.balance')}${colon(store.locale)} `}
        <strong>{t('loyalty.points', { count: points })}</strong>
      </p>
      <ul className={styles['rows']} tabIndex={-1} data-list>
        {entries.map((entry) => (
          <Entry key={entry.uid} entry={entry} isOrderKnown={orders.has(entry.order_number ?? '')} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav className={orderRows['pages']} aria-label={t('loyalty.history.pages')}>
          {page > 1 ? (
            <ButtonLink variant="secondary" to={to(page - 1)}>
              {t('loyalty.history.newer')}
            </ButtonLink>
          ) : null}
          {page < pages ? (
            <ButtonLink variant="secondary" to={to(page + 1)}>
              {t('loyalty.history.older')}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

type EntryProps = { readonly entry: LoyaltyEntryFragment; readonly isOrderKnown: boolean }

function Entry({ entry, isOrderKnown }: EntryProps) {
  const t = useT()
  const store = useStore()
  const { date, points, reason, order_number: number, note } = entry
  const sign = points > 0 ? '+' : points < 0 ? '\u2212' : ''
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['reason']}>{t(`loyalty.reason.${reason}`)}</p>
        <p className={styles['soft']}>{formatDate(store, date)}</p>
        {note ? <p className={styles['soft']}>{note}</p> : null}
        {number && isOrderKnown ? (
          <p>
            <ShopLink className={styles['link']} to={href(store, `/order-history/${number}`)}>
              {t('customer.orders.number', { number })}
            </ShopLink>
          </p>
        ) : null}
        {number && !isOrderKnown ? <p className={styles['soft']}>{t('customer.orders.number', { number })}</p> : null}
      </div>
      <p className={styles['points']} data-negative={points < 0}>
        {sign}
        {formatNumber(store, Math.abs(points))}
      </p>
    </li>
  )
}
