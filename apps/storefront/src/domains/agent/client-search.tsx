import { useT } from '#src/platform/i18n/store-context.tsx'
import { emailInput } from '#src/platform/forms/email-input.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Wanted } from '../session/acting/act-for.ts'
import * as styles from './agent-panel.module.css'
import { FoundClients } from './found-clients.tsx'
import { useClientSearch } from './use-client-search.ts'

type Props = { readonly isBusy: boolean; readonly onAdopt: (wanted: Wanted) => void }

/** A form that finds clients by email address or phone number, or creates an account for a new one. */
export function ClientSearch({ isBusy, onAdopt }: Props) {
  const t = useT()
  const { email, isNew, turn, isSearching, outcome, submit } = useClientSearch({ isBusy, onAdopt })
  return (
    <>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p>{t(isNew ? 'agent.newHint' : 'agent.searchHint')}</p>
        {outcome.failure ? <Notice tone="error" title={outcome.failure} /> : null}
        <Field
          {...emailInput}
          ref={email}
          label={t('agent.email')}
          autoComplete="off"
          maxLength={255}
          isOptional={!isNew}
          error={outcome.emailError}
        />
        {isNew ? null : (
          <Field
            name="telephone"
            type="tel"
            inputMode="tel"
            label={t('agent.telephone')}
            autoComplete="off"
            maxLength={40}
            isOptional
          />
        )}
        <Checkbox checked={isNew} onChange={(event) => turn(event.currentTarget.checked)}>
          {t('agent.new')}
        </Checkbox>
        <Button type="submit" isWide isLoading={isSearching || isBusy}>
          {t(isNew ? 'agent.create' : 'agent.search')}
        </Button>
      </form>
      <div role="status">{outcome.found?.length === 0 ? <p>{t('agent.none')}</p> : null}</div>
      {outcome.found?.length ? <FoundClients clients={outcome.found} isBusy={isBusy} onAdopt={onAdopt} /> : null}
    </>
  )
}
