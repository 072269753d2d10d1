import { colon } from '@bocian/rules/colon.ts'
import type { CustomerSessionsFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import * as styles from './session-list.module.css'
import { useEnding, type Ending } from './use-ending.ts'

type Sessions = CustomerSessionsFragment
type Session = Sessions['items'][number]

/** The sessions of a customer, each with a button to end it, and one button to end all others. */
export function SessionList({ sessions: { items, maximum_lifetime: lifetime } }: { readonly sessions: Sessions }) {
  const t = useT()
  const ending = useEnding()
  return (
    <>
      <p>{t('customer.sessions.text', { hours: Math.round(lifetime / 3600) })}</p>
      {ending.refusal ? <Notice tone="error" title={ending.refusal} /> : null}
      <ul className={styles['list']}>
        {items.map((session) => (
          <li key={session.uid}>
            <SessionCard session={session} ending={ending} />
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <p>
          <Button variant="secondary" isLoading={ending.isRunning} onClick={() => ending.run(undefined)}>
            {t('customer.sessions.endOthers')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

const methodTexts = {
  PASSKEY: 'customer.sessions.method.passkey',
  PASSWORD: 'customer.sessions.method.password',
  PROVIDER: 'customer.sessions.method.provider',
} as const

function SessionCard({ session, ending }: { readonly session: Session; readonly ending: Ending }) {
  const t = useT()
  const store = useStore()
  const { uid, browser, platform, method, is_current: isCurrent } = session
  const name = [browser, platform].filter(Boolean).join(', ') || t('customer.sessions.unknown')
  const times = {
    used: formatDateTime(store, session.last_used_at),
    end: formatDateTime(store, session.expires_at),
  }
  return (
    <AccountCard title={name}>
      {isCurrent ? <p className={styles['current']}>{t('customer.sessions.current')}</p> : null}
      {method ? <p>{t(methodTexts[method])}</p> : null}
      <p>{t('customer.sessions.used', { date: times.used })}</p>
      <p>{t('customer.sessions.ends', { date: times.end })}</p>
      {isCurrent ? null : (
        <p>
          <Button
            variant="secondary"
            aria-label={`${t('customer.sessions.end')}${colon(store.locale)} ${name}, ${times.used}`}
            isLoading={ending.isRunning}
            onClick={() => ending.run(uid)}
          >
            {t('customer.sessions.end')}
          </Button>
        </p>
      )}
    </AccountCard>
  )
}
