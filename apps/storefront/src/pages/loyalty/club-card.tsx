import { AccountCard } from '#src/shell/account/account-card.tsx'
import type { LoyaltyCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import * as styles from './club-card.module.css'
import { barsOf, printedNumber } from './ean13.ts'

/** The member's card: the number, its barcode for the till, and the status. */
export function ClubCard({ card }: { readonly card: LoyaltyCardFragment }) {
  const t = useT()
  const store = useStore()
  const { card_number: number, status, joined_at: joinedAt } = card
  return (
    <AccountCard title={t('loyalty.card.title')}>
      <p className={styles['status']}>
        <Badge tone={status === 'ACTIVE' ? 'accent' : 'warning'}>{t(`loyalty.status.${status}`)}</Badge>
        {joinedAt ? (
          <span className={styles['soft']}>{t('loyalty.joined', { date: formatDate(store, joinedAt) })}</span>
        ) : null}
      </p>
      <figure className={styles['figure']}>
        <Barcode number={number} label={t('loyalty.card.barcode', { number })} />
        <figcaption className={styles['number']} translate="no">
          {printedNumber(number)}
        </figcaption>
      </figure>
      {status === 'ACTIVE' ? <p className={styles['soft']}>{t('loyalty.card.hint')}</p> : null}
    </AccountCard>
  )
}

/** The empty modules that a scanner needs before and after the bars. */
const quietZone = 11
const modules = 95
const height = 44

function Barcode({ number, label }: { readonly number: string; readonly label: string }) {
  const bars = barsOf(number)
  if (bars.length === 0) return null
  const path = bars.map(({ x, width }) => `M${x + quietZone} 0h${width}v${height}h-${width}z`).join('')
  return (
    <svg
      className={styles['barcode']}
      viewBox={`0 0 ${modules + 2 * quietZone} ${height}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
