import { printedNumber } from './ean13.ts'
import type { Agreement } from '#src/domains/consent/agreements.ts'
import { consentName } from '#src/domains/consent/agreements.ts'
import { AccountField } from '#src/domains/customer/account-field.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './activate.module.css'
import type { Activation } from './loyalty-views.ts'

type Props = {
  readonly activation: Activation
  readonly agreements: readonly Agreement[]
  /** The number of the customer's own card, if it is not activated yet. */
  readonly ownCard: string | undefined
  readonly outcome: FormOutcome | undefined
}

/** The form of a new member: the number of a card from a shop, if there is one, and the agreements of the club. */
export function ActivationForm({ activation, agreements, ownCard, outcome }: Props) {
  const t = useT()
  const store = useStore()
  const hasCard = activation === 'card'
  const label = t('loyalty.activate.number')
  const labels = { card: label, ...Object.fromEntries(agreements.map((one) => [consentName(one.id), one.label])) }
  return (
    <div className={styles['form']}>
      <p>{t(hasCard ? 'loyalty.activate.cardText' : 'loyalty.activate.newText')}</p>
      <AccountForm
        outcome={outcome}
        labels={labels}
        submit={t(hasCard ? 'loyalty.activate.submitCard' : 'loyalty.activate.submitNew')}
        draft={`loyalty ${activation}`}
      >
        {hasCard ? (
          <AccountField
            outcome={outcome}
            name="card"
            label={label}
            hint={t('loyalty.activate.numberHint')}
            defaultValue={ownCard === undefined ? undefined : printedNumber(ownCard)}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
        ) : null}
        <FormConsents agreements={agreements} outcome={outcome} />
      </AccountForm>
      {ownCard === undefined ? (
        <p>
          <ShopLink
            className={styles['link']}
            to={href(store, `/loyalty/customer/activate/${hasCard ? 'new' : 'card'}`)}
          >
            {t(hasCard ? 'loyalty.activate.new' : 'loyalty.activate.card')}
          </ShopLink>
        </p>
      ) : null}
    </div>
  )
}
