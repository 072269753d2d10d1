import { AccountForm } from '#src/domains/customer/account-form.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { AgentAccessFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AgentAdoptions } from './agent-adoptions.tsx'

type Props = { readonly customer: AgentAccessFragment; readonly outcome: FormOutcome | undefined }

/** Whether sales agents may act for the customer, and who has done so. Not for agents, for whom nobody can act. */
export function AgentAccess({ customer, outcome }: Props) {
  const t = useT()
  const { agent_adoptions: adoptions, allow_remote_shopping_assistance: isAllowed } = customer
  // The server refuses the list to an agent who acts for the customer.
  if (customer.is_agent || !adoptions) return null
  const isChecked = outcome && !outcome.isDone ? outcome.values['agents'] === 'on' : isAllowed
  return (
    <AccountCard title={t('customer.agents.title')}>
      <p>{t('customer.agents.hint')}</p>
      <AccountForm outcome={outcome} labels={{}} submit={t('customer.save')} intent="agents" draft="agents">
        <Checkbox key={String(isChecked)} name="agents" defaultChecked={isChecked}>
          {t('customer.agents.allow')}
        </Checkbox>
      </AccountForm>
      <AgentAdoptions adoptions={adoptions} />
    </AccountCard>
  )
}
