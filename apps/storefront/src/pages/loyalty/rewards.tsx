import { colon } from '@bocian/rules/colon.ts'
import { useState } from 'react'
import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import type {
  LoyaltyCouponFragment,
  LoyaltyRewardFragment,
  LoyaltyStatusFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Coupons } from './coupons.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import * as styles from './rewards.module.css'

type Member = LoyaltyStatusFragment & {
  readonly points: number
  readonly rewards: readonly LoyaltyRewardFragment[]
  readonly coupons: readonly LoyaltyCouponFragment[]
}

/** The rewards, each with its price in points, and the coupons that the member already has. */
export function Rewards({ member }: { readonly member: Member }) {
  const t = useT()
  const store = useStore()
  const [chosen, setChosen] = useState<LoyaltyRewardFragment | null>(null)
  const { points, rewards, coupons, status } = member
  return (
    <>
      <p>
        {`${t('loyalty.balance')}${colon(store.locale)} `}
        <strong>{t('loyalty.points', { count: points })}</strong>
      </p>
      {rewards.length === 0 ? (
        <EmptyAccount text={t('loyalty.rewards.none')} next={t('loyalty.rewards.next')} />
      ) : (
        <ul className={styles['list']}>
          {rewards.map((reward) => (
            <li key={reward.uid} className={styles['reward']}>
              <h2 className={styles['name']}>{reward.name}</h2>
              {reward.description ? <p className={styles['soft']}>{reward.description}</p> : null}
              <p className={styles['price']}>{t('loyalty.points', { count: reward.points })}</p>
              {status !== 'ACTIVE' ? null : reward.is_available ? (
                <p>
                  <Button
                    aria-label={t('loyalty.rewards.redeemOf', { name: reward.name })}
                    aria-haspopup="dialog"
                    onClick={() => setChosen(reward)}
                  >
                    {t('loyalty.rewards.redeem')}
                  </Button>
                </p>
              ) : (
                <p className={styles['soft']}>
                  {points < reward.points
                    ? t('loyalty.rewards.missing', { count: reward.points - points })
                    : t('loyalty.rewards.fromLevel', { name: reward.level.name })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Coupons coupons={coupons} isAtRewards />
      {chosen ? <RedeemDialog reward={chosen} points={points} onClose={() => setChosen(null)} /> : null}
    </>
  )
}
