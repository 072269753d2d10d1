import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import type { SocialProvider } from '#src/domains/session/sign-in/social-providers.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './social-buttons.module.css'

type Props = {
  readonly providers: readonly SocialProvider[]
  /** The path to return to after signing in. */
  readonly from: string | undefined
  /** Other ways to sign in without a password. */
  readonly children?: ReactNode
}

/** A button for each provider with which the visitor can sign in. */
export function SocialButtons({ providers, from, children }: Props) {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (providers.length === 0 && !children) return null
  const start = async ({ id }: SocialProvider) => {
    if (busy !== null) return
    setBusy(id)
    setFailure(null)
    try {
      const { startSocialSignIn } = await import('#src/domains/session/sign-in/social-sign-in.ts')
      const back = { isCheckout: isCheckoutAccountPath(store, pathname), ...(from ? { from } : {}) }
      window.location.assign(await startSocialSignIn(id, back))
    } catch (error) {
      setFailure(failureText(t, error))
      setBusy(null)
    }
  }
  return (
    <section className={styles['providers']} aria-label={t('customer.social.title')}>
      {failure ? <Notice tone="error" title={failure} /> : null}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          size="large"
          isWide
          isLoading={busy === provider.id}
          onClick={() => void start(provider)}
        >
          {t('customer.social.with', { provider: provider.title })}
        </Button>
      ))}
      {children}
      <p className={styles['or']}>{t('customer.social.or')}</p>
    </section>
  )
}
