import { useState, type SubmitEvent } from 'react'
import { failureText } from '#src/platform/forms/failure-text.ts'
import type { SecondFactorFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { loadPasskeys, passkeyFailure } from '../session/sign-in/load-passkeys.ts'
import { usePasskeySupport } from '../session/sign-in/passkey-support.ts'
import * as styles from './agent-panel.module.css'
import { checkCode } from './second-factor.ts'

type Props = { readonly factor: SecondFactorFragment; readonly onChecked: () => void }

/** Asks the agent for a code or a passkey, or leads to where they can be set up. */
export function SecondFactorForm({ factor, onChecked }: Props) {
  const t = useT()
  const store = useStore()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const hasPasskey = usePasskeySupport() && factor.has_passkey
  const run = async (work: () => Promise<void>, textOf: (t: Translate, error: unknown) => string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      onChecked()
    } catch (error) {
      setFailure(textOf(t, error))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    void run(() => checkCode(typeof code === 'string' ? code : ''), failureText)
  }
  const confirm = async () => (await loadPasskeys()).confirmWithPasskey()
  if (!factor.has_app && !factor.has_passkey)
    return (
      <div className={styles['form']}>
        <p>{t('agent.factor.missing')}</p>
        <ButtonLink variant="secondary" to={href(store, '/account-information/two-step')}>
          {t('agent.factor.setUp')}
        </ButtonLink>
      </div>
    )
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p>{t('agent.factor.confirm')}</p>
      {failure ? <Notice tone="error" title={failure} /> : null}
      {factor.has_app ? (
        <>
          <Field name="code" label={t('agent.factor.code')} autoComplete="one-time-code" maxLength={40} required />
          <Button type="submit" isWide isLoading={isBusy}>
            {t('agent.factor.check')}
          </Button>
        </>
      ) : null}
      {hasPasskey ? (
        <Button variant="secondary" isWide isLoading={isBusy} onClick={() => void run(confirm, passkeyFailure)}>
          {t('agent.factor.passkey')}
        </Button>
      ) : null}
      {factor.has_passkey && !hasPasskey ? <Notice tone="info" title={t('customer.passkey.unsupported')} /> : null}
    </form>
  )
}
