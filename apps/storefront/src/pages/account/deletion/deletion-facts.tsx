import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import * as styles from './deletion-facts.module.css'

const deleted = [
  'customer.delete.profile',
  'customer.delete.lists',
  'customer.delete.club',
  'customer.delete.newsletter',
] as const
const kept = ['customer.delete.orders', 'customer.delete.words', 'customer.delete.proofs'] as const

/** What is deleted with an account, and what stays. */
export function DeletionFacts() {
  const t = useT()
  const data = { to: href(useStore(), '/customer/anonymization'), text: t('customer.information.dataLink') }
  return (
    <>
      <AccountCard title={t('customer.delete.goes')}>
        <Facts facts={deleted} />
      </AccountCard>
      <AccountCard title={t('customer.delete.stays')} link={data}>
        <Facts facts={kept} />
        <p>{t('customer.delete.more')}</p>
      </AccountCard>
    </>
  )
}

function Facts({ facts }: { readonly facts: typeof deleted | typeof kept }) {
  const t = useT()
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{t(fact)}</li>
      ))}
    </ul>
  )
}
