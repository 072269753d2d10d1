import { useRevalidator } from 'react-router'
import { SecondFactorForm } from '#src/domains/agent/second-factor-form.tsx'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { query } from '#src/platform/graphql/client.ts'
import { SecondFactorDocument, type SecondFactorFragment } from '#src/platform/graphql/documents.gen.ts'
import { hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { AccountCard } from '#src/shell/account/account-card.tsx'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'

type PageData = { readonly factor: SecondFactorFragment | null; readonly refusal?: string }

/** Loads what the agent can prove besides the password. Refused to customers, and to an agent who acts for one. */
export const loader = guarded(async ({ request }): Promise<PageData> => {
  try {
    const { secondFactor } = await query(SecondFactorDocument, {}, request, {
      policy: 'network-only',
      rejectsPartial: true,
    })
    return { factor: secondFactor }
  } catch (error) {
    if (!hasCode(error, 'AGENT_FORBIDDEN') && !hasCode(error, 'SECOND_FACTOR_FOR_AGENTS')) throw error
    return { factor: null, refusal: failureText(translatorOf(storeOf(request).locale), error) }
  }
})

/** The page where a sales agent sets up the second factor. */
export function Component() {
  const t = useT()
  const page = useGuardedData<PageData>()
  return (
    <AccountFrame title={t('agent.factor.title')}>
      {page?.refusal ? <Notice tone="info" title={page.refusal} /> : null}
      {page?.factor ? <Factors factor={page.factor} /> : null}
      {page ? null : <AccountSkeleton />}
    </AccountFrame>
  )
}

function Factors({ factor }: { readonly factor: SecondFactorFragment }) {
  const t = useT()
  const store = useStore()
  const { revalidate } = useRevalidator()
  const hasFactor = factor.has_app || factor.has_passkey
  // Who knows only the password must not replace the second factor.
  if (hasFactor && !factor.is_checked)
    return (
      <AccountCard title={t('agent.factor.check')}>
        <SecondFactorForm factor={factor} onChecked={() => void revalidate()} />
      </AccountCard>
    )
  const passkeys = { to: href(store, '/account-information/signing-in'), text: t('customer.ways.link') }
  return (
    <>
      <p>{t('agent.factor.linkText')}</p>
      <AuthenticatorApp factor={factor} />
      <AccountCard title={t('customer.passkey.title')} link={passkeys}>
        <p>{t(factor.has_passkey ? 'agent.factor.passkeyDone' : 'agent.factor.passkeyNone')}</p>
      </AccountCard>
    </>
  )
}
