import { colon } from '@bocian/rules/colon.ts'
import { providerTitle } from '#src/domains/session/sign-in/social-providers.ts'
import type { SignInWaysFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatDateTime } from '#src/platform/i18n/format.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import * as styles from './sign-in-ways.module.css'
import { useWayChange } from './use-way-change.ts'
import { forgotPasswordPath } from '#src/platform/url/shop-paths.ts'

/** The accounts of Apple, Facebook and Google that sign the customer in, each with a button to unlink it. */
export function LinkedProviders({ ways }: { readonly ways: SignInWaysFragment }) {
  const t = useT()
  const store = useStore()
  const { isRunning, refusal, run } = useWayChange(({ values }) =>
    t('customer.provider.unlinked', { provider: providerTitle(values['provider'] ?? '') }),
  )
  const setPassword = { to: href(store, forgotPasswordPath), text: t('customer.ways.setPassword') }
  return (
    <AccountCard title={t('customer.provider.title')} {...(ways.has_password ? {} : { link: setPassword })}>
      <p>{t(ways.providers.length > 0 ? 'customer.provider.hint' : 'customer.provider.none')}</p>
      {ways.has_password ? null : <p>{t('customer.ways.noPassword')}</p>}
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      {ways.providers.length > 0 ? (
        <ul className={styles['list']}>
          {ways.providers.map(({ provider, title, linked_at: linkedAt }) => (
            <li key={provider} className={styles['item']}>
              <p className={styles['name']}>{title}</p>
              <p>{t('customer.provider.linked', { date: formatDateTime(store, linkedAt) })}</p>
              <p>
                <Button
                  variant="secondary"
                  aria-label={`${t('customer.provider.unlink')}${colon(store.locale)} ${title}`}
                  isLoading={isRunning}
                  onClick={() => run({ intent: 'unlink', provider })}
                >
                  {t('customer.provider.unlink')}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </AccountCard>
  )
}
