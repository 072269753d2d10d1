import { useContext } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { FormError } from '#src/ui/form/form-error.tsx'
import { CheckoutSessionContext } from '../placing/signed-in-again.ts'

/** Why a step was not saved; after the end of the session with a button to sign in. */
export function StepError({ refusal }: { readonly refusal: string | null }) {
  const t = useT()
  const { isDeclined, signIn } = useContext(CheckoutSessionContext)
  if (!isDeclined) return <FormError errors={[refusal]} />
  return (
    <>
      <FormError errors={[t('checkout.session.declined')]} />
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => void signIn()}>
        {t('customer.signIn.submit')}
      </Button>
    </>
  )
}
