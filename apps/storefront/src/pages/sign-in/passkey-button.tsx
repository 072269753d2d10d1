import { usePasskeySupport } from '#src/domains/session/sign-in/passkey-support.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in with a passkey. The browser also offers passkeys in the email field. */
export function PasskeyButton({ from }: { readonly from: string | undefined }) {
  const t = useT()
  const { isBusy, failure, start } = usePasskeySignIn(from)
  if (!usePasskeySupport()) return null
  return (
    <>
      {failure ? <Notice tone="error" title={failure} /> : null}
      <Button variant="secondary" size="large" isWide isLoading={isBusy} onClick={() => void start()}>
        {t('customer.passkey.signIn')}
      </Button>
    </>
  )
}
