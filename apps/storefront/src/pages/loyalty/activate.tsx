import type { Agreement } from '#src/domains/consent/agreements.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type {
  LoyaltyCardFragment,
  LoyaltyNotificationsFragment,
  LoyaltyStatusFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { ActivationForm } from './activation-form.tsx'
import * as styles from './activate.module.css'
import { ClubCard } from './club-card.tsx'
import type { Activation } from './loyalty-views.ts'
import { StatusNotice } from './status-notice.tsx'

type Props = {
  readonly member: (LoyaltyStatusFragment & LoyaltyCardFragment) | null
  readonly config: LoyaltyNotificationsFragment | null
  readonly agreements: readonly Agreement[]
  /** Undefined until the customer has chosen. */
  readonly activation: Activation | undefined
  readonly outcome: FormOutcome | undefined
}

/** Becoming a member: the choice between a new card and a card from a shop, the form, and the card afterwards. */
export function Activate({ member, config, agreements, activation, outcome }: Props) {
  if (member?.status === 'ACTIVE') return <Joined card={member} isDone={outcome?.isDone === true} />
  // A customer with a card can only activate that one.
  const isOpen =
    activation !== undefined && (member === null || (member.status === 'INACTIVE' && activation === 'card'))
  return (
    <>
      {member ? <StatusNotice member={member} config={config} hasLink={!isOpen} /> : null}
      {isOpen ? (
        <ActivationForm
          key={activation}
          activation={activation}
          agreements={agreements}
          ownCard={member?.card_number}
          outcome={outcome}
        />
      ) : member ? null : (
        <Choose />
      )}
    </>
  )
}

/** After a request whose response was lost, and for anybody who is a member already, there is nothing left to do. */
function Joined({ card, isDone }: { readonly card: LoyaltyCardFragment; readonly isDone: boolean }) {
  const t = useT()
  const store = useStore()
  return (
    <>
      {isDone ? (
        <DoneNotice title={t('loyalty.activate.done')}>
          <p>{t('loyalty.activate.doneText')}</p>
        </DoneNotice>
      ) : (
        <Notice title={t('loyalty.activate.already')} />
      )}
      <ClubCard card={card} />
      <p className={styles['actions']}>
        <ButtonLink to={href(store, '/loyalty/customer')}>{t('customer.loyalty.mine')}</ButtonLink>
        <ButtonLink variant="secondary" to={href(store, '/loyalty/customer/rewards')}>
          {t('loyalty.rewards.title')}
        </ButtonLink>
      </p>
    </>
  )
}

function Choose() {
  const t = useT()
  const store = useStore()
  return (
    <>
      <p>{t('loyalty.activate.intro')}</p>
      <div className={styles['ways']}>
        <AccountCard title={t('loyalty.activate.new')}>
          <p>{t('loyalty.activate.newText')}</p>
          <p>
            <ButtonLink to={href(store, '/loyalty/customer/activate/new')}>
              {t('loyalty.activate.submitNew')}
            </ButtonLink>
          </p>
        </AccountCard>
        <AccountCard title={t('loyalty.activate.card')}>
          <p>{t('loyalty.activate.cardText')}</p>
          <p>
            <ButtonLink variant="secondary" to={href(store, '/loyalty/customer/activate/card')}>
              {t('loyalty.activate.submitCard')}
            </ButtonLink>
          </p>
        </AccountCard>
      </div>
    </>
  )
}
