import { usePasskeySupport } from '#src/domains/session/sign-in/passkey-support.ts'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { SignInWaysFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import * as styles from './sign-in-ways.module.css'
import { useWayChange } from './use-way-change.ts'

type Props = { readonly ways: SignInWaysFragment; readonly isOffered: boolean }

/** The customer's passkeys, each with buttons to rename and to remove it, and a form to add one. */
export function Passkeys({ ways, isOffered }: Props) {
  const t = useT()
  const isSupported = usePasskeySupport() && isOffered
  const change = useWayChange(({ values }: FormOutcome) =>
    t(values['intent'] === 'rename' ? 'customer.passkey.renamed' : 'customer.passkey.removed'),
  )
  return (
    <AccountCard title={t('customer.passkey.title')}>
      <p>{t('customer.passkey.hint')}</p>
      {change.refusal ? <Notice tone="error" title={change.refusal} /> : null}
      {ways.passkeys.length > 0 ? (
        <ul className={styles['list']}>
          {ways.passkeys.map((passkey) => (
            <li key={`${passkey.uid} ${passkey.name}`} className={styles['item']}>
              <PasskeyItem passkey={passkey} change={change} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('customer.passkey.none')}</p>
      )}
      {isSupported ? (
        <AddPasskey key={ways.passkeys.length} ways={ways} />
      ) : (
        <Notice tone="info" title={t('customer.passkey.unsupported')} />
      )}
    </AccountCard>
  )
}
