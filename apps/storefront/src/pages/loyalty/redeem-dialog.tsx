import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { LoyaltyRewardFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDate } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { RedeemOutcome } from './change-membership.ts'
import { CouponTools } from './coupon-tools.tsx'
import * as styles from './rewards.module.css'

type Props = {
  readonly reward: LoyaltyRewardFragment
  /** The member's balance before the reward is redeemed. */
  readonly points: number
  readonly onClose: () => void
}

/** Asks whether to spend the points, then shows the coupon. */
export function RedeemDialog({ reward, points, onClose }: Props) {
  const t = useT()
  const store = useStore()
  const fetcher = useFetcher<RedeemOutcome>()
  const notice = useRef<HTMLDivElement>(null)
  const { coupon, refusal } = (fetcher.state === 'idle' ? fetcher.data : undefined) ?? {}
  // A ref, because a second click can come before React has rendered the pending state.
  const isSending = useRef(false)
  useEffect(() => void (isSending.current = fetcher.state !== 'idle'), [fetcher.state])
  useEffect(() => {
    if (refusal) notice.current?.focus()
  }, [refusal])
  if (coupon)
    return (
      <Dialog isOpen title={coupon.name} onClose={onClose}>
        <div className={styles['question']}>
          <DoneNotice title={t('loyalty.rewards.done')}>
            <p>{t('loyalty.coupons.until', { date: formatDate(store, coupon.expires_at) })}</p>
          </DoneNotice>
          <CouponTools coupon={coupon} />
        </div>
      </Dialog>
    )
  return (
    <Dialog isOpen isUrgent title={t('loyalty.rewards.redeemOf', { name: reward.name })} onClose={onClose}>
      <fetcher.Form
        method="post"
        className={styles['question']}
        onSubmit={(event) => {
          if (isSending.current) event.preventDefault()
          isSending.current = true
        }}
      >
        <p>{t('loyalty.rewards.price', { count: reward.points })}</p>
        <p>{t('loyalty.rewards.left', { count: points - reward.points })}</p>
        {refusal ? <Notice ref={notice} tone="error" title={refusal} /> : null}
        <input type="hidden" name="reward" value={reward.uid} />
        <Button type="submit" isLoading={fetcher.state !== 'idle'}>
          {t('loyalty.rewards.redeem')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('loyalty.rewards.keep')}
        </Button>
      </fetcher.Form>
    </Dialog>
  )
}
