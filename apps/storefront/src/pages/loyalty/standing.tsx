import { AccountCard } from '#src/shell/account/account-card.tsx'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import type { LoyaltyStandingFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatNumber } from '#src/platform/i18n/format.ts'
import { formatMoney } from '#src/platform/i18n/money.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { progressOf } from './progress-of.ts'
import * as styles from './standing.module.css'

/** The member's points, level, and what is missing for the next one. */
export function Standing({ member }: { readonly member: LoyaltyStandingFragment }) {
  const t = useT()
  const store = useStore()
  const spend = useStoreConfig()?.loyalty?.spend_per_point ?? 0
  const { points, level, next_level: next, points_to_next_level: missing } = member
  return (
    <AccountCard
      title={t('loyalty.balance')}
      link={{ to: href(store, '/loyalty/customer/history'), text: t('loyalty.history.title') }}
    >
      <p className={styles['points']}>{t('loyalty.points', { count: points })}</p>
      {points < 0 ? <p>{t('loyalty.negative')}</p> : null}
      <p>
        {t('loyalty.level')} <strong>{level.name}</strong>
      </p>
      <div>
        <p>{next ? t('loyalty.nextLevel', { count: missing ?? 0, name: next.name }) : t('loyalty.highestLevel')}</p>
        {next ? (
          <div className={styles['track']} aria-hidden="true">
            <div className={styles['fill']} style={{ inlineSize: `${progressOf(member)}%` }} />
          </div>
        ) : null}
      </div>
      {spend > 0 ? (
        <p className={styles['soft']}>
          {t('loyalty.rate', { amount: formatMoney(store, { value: spend }) })}{' '}
          {level.factor > 1 ? t('loyalty.factor', { factor: formatNumber(store, level.factor) }) : null}
        </p>
      ) : null}
      <p className={styles['soft']}>{t('loyalty.levelRule')}</p>
    </AccountCard>
  )
}
