import type { LoyaltyDashboardQuery } from '#src/platform/graphql/documents.gen.ts'
import { ClubCard } from './club-card.tsx'
import { Coupons } from './coupons.tsx'
import * as styles from './dashboard.module.css'
import { Standing } from './standing.tsx'

type Member = NonNullable<NonNullable<LoyaltyDashboardQuery['customer']>['loyalty']>

/** The overview of a membership: card, points, level and coupons. */
export function Dashboard({ member }: { readonly member: Member }) {
  return (
    <div className={styles['cards']}>
      <ClubCard card={member} />
      <Standing member={member} />
      <div className={styles['wide']}>
        <Coupons coupons={member.coupons} />
      </div>
    </div>
  )
}
