import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import * as styles from './account-form.module.css'
import { fieldsOf, problemsOf, type FormOutcome } from './form-outcome.ts'
import { SignInFields, useSignInLabels } from './sign-in-fields.tsx'
import { trySignIn } from './try-sign-in.ts'
import { expireSession } from '../session/end/expire-session.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'

type Props = {
  readonly isOpen: boolean
  readonly email: string
  readonly onClose: (isSignedIn: boolean) => void
}

/** Asks a customer whose session has ended to sign in again. */
export function SignInDialog({ isOpen, email, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={t('checkout.session.title')} isOpen={isOpen} onClose={() => onClose(false)}>
      <SignInForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function SignInForm({ email, onClose }: Omit<Props, 'isOpen'>) {
  const t = useT()
  const labels = useSignInLabels()
  const form = useRef<HTMLFormElement>(null)
  const { outcome, isSending, submit } = useSignIn(email, onClose)
  // The browser focuses this field when it opens the dialog.
  useLayoutEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    fields.find(({ value }) => value === '')?.setAttribute('autofocus', '')
  }, [])
  const signInElsewhere = () => {
    onClose(false)
    void expireSession()
  }
  return (
    <form ref={form} className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('checkout.session.text')}</p>
      <ErrorSummary refusal={outcome.refusal} problems={problemsOf(outcome, t, labels)} attempt={outcome} />
      <SignInFields outcome={outcome} />
      <Button type="submit" size="large" isWide isLoading={isSending}>
        {t('customer.signIn.submit')}
      </Button>
      <Button variant="quiet" onClick={signInElsewhere}>
        {t('checkout.session.otherWays')}
      </Button>
    </form>
  )
}

function useSignIn(email: string, onClose: (isSignedIn: boolean) => void) {
  const store = useStore()
  const [outcome, setOutcome] = useState<FormOutcome>({ errors: {}, values: { email } })
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const fields = fieldsOf(new FormData(event.currentTarget), ['email', 'password'])
    setSending(true)
    const refused = await trySignIn(store, fields)
    setSending(false)
    if (refused) setOutcome(refused)
    else onClose(true)
  }
  return { outcome, isSending, submit }
}
