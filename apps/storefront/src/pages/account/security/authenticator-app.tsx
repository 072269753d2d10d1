import { useEffect, useRef } from 'react'
import type { SecondFactorFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { PasswordField } from '#src/ui/field/password-field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AppSecret } from './app-secret.tsx'
import * as styles from './sign-in-ways.module.css'
import { useAuthenticatorApp } from './use-authenticator-app.ts'

/** Sets up an authenticator app, and shows the recovery codes once. */
export function AuthenticatorApp({ factor }: { readonly factor: SecondFactorFragment }) {
  const t = useT()
  const { state, isBusy, failure, start, confirm, renewCodes } = useAuthenticatorApp()
  return (
    <AccountCard title={t('agent.factor.app')}>
      <p role="status">{t(factor.has_app ? 'agent.factor.appDone' : 'agent.factor.appNone')}</p>
      {failure && state.kind !== 'secret' ? <Notice tone="error" title={failure} /> : null}
      {state.kind === 'codes' ? <RecoveryCodes codes={state.codes} /> : null}
      {state.kind === 'secret' ? (
        <AppSecret app={state.app} isBusy={isBusy} failure={failure} onConfirm={confirm} />
      ) : null}
      {state.kind === 'password' ? <AskPassword isBusy={isBusy} onPassword={start} /> : null}
      {state.kind === 'idle' || state.kind === 'codes' ? (
        <div className={styles['actions']}>
          <Button variant="secondary" isLoading={isBusy} onClick={() => start()}>
            {t(factor.has_app ? 'agent.factor.replace' : 'agent.factor.start')}
          </Button>
          {factor.has_app ? (
            <Button variant="secondary" isLoading={isBusy} onClick={renewCodes}>
              {t('agent.factor.renew')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {factor.has_app ? <p>{t('agent.factor.codesLeft', { count: factor.recovery_codes_left })}</p> : null}
    </AccountCard>
  )
}

type AskPasswordProps = { readonly isBusy: boolean; readonly onPassword: (password: string) => void }

function AskPassword({ isBusy, onPassword }: AskPasswordProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed has been replaced.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const password = new FormData(event.currentTarget).get('appPassword')
        onPassword(typeof password === 'string' ? password : '')
      }}
    >
      <p>{t('customer.ways.notRecent')}</p>
      <PasswordField name="appPassword" label={t('customer.password')} autoComplete="current-password" required />
      <p>
        <Button type="submit" isLoading={isBusy}>
          {t('agent.factor.start')}
        </Button>
      </p>
    </form>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useT()
  return (
    <section className={styles['form']} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('agent.factor.codes')}
      </h3>
      <p>{t('agent.factor.codesText')}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton code={codes.join('\n')} label={t('agent.factor.copy')} />
    </section>
  )
}
