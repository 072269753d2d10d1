import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { AccountCard } from '#src/shell/account/account-card.tsx'

/** Leads a sales agent to the second factor. */
export function TwoStepCard() {
  const t = useT()
  const link = { to: href(useStore(), '/account-information/two-step'), text: t('agent.factor.setUp') }
  return (
    <AccountCard title={t('agent.factor.title')} link={link}>
      <p>{t('agent.factor.linkText')}</p>
    </AccountCard>
  )
}
