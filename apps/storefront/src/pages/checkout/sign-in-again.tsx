import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { CheckoutSessionContext } from '#src/domains/checkout/placing/signed-in-again.ts'
import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { useQuestion } from '#src/domains/customer/use-question.ts'
import { hasSessionEnded } from '#src/domains/session/end/has-session-ended.ts'
import { useSession } from '#src/domains/session/session.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'

const SignInDialog = lazyOnRender(async () => (await import('#src/domains/customer/sign-in-dialog.tsx')).SignInDialog)

type Props = {
  readonly cartId: string
  /** The address of the account, to fill in. */
  readonly email: string | null
  readonly children: ReactNode
}

/** A checkout in which a customer whose session has ended signs in again in a dialog, so that the page keeps everything. */
export function SignInAgain({ cartId, email, children }: Props) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const wasSignedIn = useWasSignedIn()
  const [state, setState] = useState<'unasked' | 'open' | 'declined' | 'signed-in'>('unasked')
  const ask = useQuestion(state === 'unasked' || state === 'open' ? undefined : state === 'signed-in')
  const close = (isSignedIn: boolean) => {
    // The dialog reports that it has closed once more, also after a sign-in.
    if (state !== 'open') return
    setState(isSignedIn ? 'signed-in' : 'declined')
    // Another customer has signed in, or the cart was ordered on another device.
    if (isSignedIn && readCartId(store) !== cartId) void revalidate()
  }
  const session = useMemo(
    () => ({
      hasEnded: async () => wasSignedIn.current && (await hasSessionEnded(store)),
      signIn: async () => {
        setState('open')
        return ask()
      },
      isDeclined: state === 'declined',
    }),
    [ask, state, store, wasSignedIn],
  )
  return (
    <CheckoutSessionContext value={session}>
      {children}
      {state === 'unasked' ? null : (
        <Suspense>
          <SignInDialog isOpen={state === 'open'} email={email ?? ''} onClose={close} />
        </Suspense>
      )}
    </CheckoutSessionContext>
  )
}

/** Whether the visitor was signed in at any time since the page opened; the token of an ended session may be gone. */
function useWasSignedIn() {
  const { isSignedIn } = useSession()
  const was = useRef(false)
  useEffect(() => {
    if (isSignedIn) was.current = true
  }, [isSignedIn])
  return was
}
