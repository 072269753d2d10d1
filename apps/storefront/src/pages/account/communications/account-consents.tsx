import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Agreement } from '#src/domains/consent/agreements.ts'
import { Consents } from '#src/domains/consent/consents.tsx'
import { saveConsents, type SavedConsents } from '#src/domains/consent/save-consents.ts'
import { restoreForm } from '#src/platform/forms/form-draft.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from '#src/domains/customer/account-form.module.css'

type Props = {
  readonly agreements: readonly Agreement[]
  readonly accepted: ReadonlySet<number>
  readonly email: string
}

/** The consents of the account. After saving, the boxes show what the shop has stored. */
export function AccountConsents({ agreements, accepted, email }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SavedConsents | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreForm(form.current)
  }, [])
  const given = changed ?? accepted
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const saved = await saveConsents(agreements, accepted, given, email)
    await revalidate().catch(() => undefined)
    setChanged(null)
    setOutcome(saved)
    setBusy(false)
  }
  return (
    <form ref={form} className={styles['form']} data-draft="consents" onSubmit={(event) => void save(event)}>
      <Outcome outcome={outcome} />
      <Consents
        agreements={agreements}
        given={given}
        fixed={agreements.filter(({ id, isRequired }) => isRequired && accepted.has(id)).map(({ id }) => id)}
        onChange={(next) => {
          setChanged(next)
          setOutcome(null)
        }}
      />
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('customer.save')}
      </Button>
    </form>
  )
}

/** CONS-11 and AMB-49: whether everything was saved, and if not, what was. */
function Outcome({ outcome }: { readonly outcome: SavedConsents | null }) {
  const t = useT()
  if (!outcome) return null
  if (outcome.error === undefined) return <DoneNotice title={t('customer.information.done')} />
  const names = outcome.saved.map(({ name }) => name).join(', ')
  return (
    <Notice tone="error" title={t('consent.account.failed')}>
      {names ? <p>{t('consent.account.saved', { names })}</p> : null}
    </Notice>
  )
}
