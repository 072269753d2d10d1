import { Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useQuestion } from '#src/domains/customer/use-question.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import { currentApplication, wireApplication } from '#src/platform/application/application.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { loadPartsOfLocale } from '#src/platform/i18n/messages.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { isOfEndedSession } from './is-of-ended-session.ts'

const SignInDialog = lazyOnRender(async () => (await import('#src/domains/customer/sign-in-dialog.tsx')).SignInDialog)

/**
 * Asks a customer to sign in when the server has refused a change because the session has ended. The page keeps everything, and the
 * change is sent again. The checkout asks by itself.
 */
export function SignInAgain() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'unasked' | 'open' | 'declined' | 'signed-in'>('unasked')
  const ask = useQuestion(state === 'unasked' || state === 'open' ? undefined : state === 'signed-in')
  useEffect(() => {
    const before = currentApplication().signInAgain
    const signInAgain = async (failure: Error) => {
      if (!(await isOfEndedSession(store, failure))) return false
      const owner = readToken(store)?.owner
      await loadPartsOfLocale(store.locale, ['rest', 'purchase', 'account'])
      setState('open')
      const isSame = (await ask()) && readToken(store)?.owner === owner
      // What the page shows was loaded for another customer, or the session has ended.
      if (!isSame) void revalidate()
      return isSame
    }
    wireApplication({ signInAgain })
    return () => wireApplication({ signInAgain: before })
  }, [ask, revalidate, store])
  // The dialog reports that it has closed once more, also after a sign-in.
  const close = (isSignedIn: boolean) =>
    setState((now) => (now === 'open' ? (isSignedIn ? 'signed-in' : 'declined') : now))
  if (state === 'unasked') return null
  return (
    <Suspense>
      <SignInDialog isOpen={state === 'open'} email="" onClose={close} />
    </Suspense>
  )
}
