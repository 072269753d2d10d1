import { Suspense, useEffect, useState } from 'react'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useSession } from '#src/domains/session/session.ts'
import { phaseAt } from '#src/domains/session/token/session-clock.ts'
import { readToken } from '#src/domains/session/token/session-token.ts'
import { SignInAgain } from './sign-in-again.tsx'

const second = 1000

const SessionWarning = lazyOnRender(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Warns a customer before the session ends, and signs out when it does. If it ended elsewhere, asks to sign in again. */
export function SessionEnd() {
  const seconds = useSessionEnd()
  return (
    <>
      {seconds === null ? null : (
        <Suspense>
          <SessionWarning seconds={seconds} />
        </Suspense>
      )}
      <SignInAgain />
    </>
  )
}

/**
 * The remaining seconds while the warning is due, otherwise null. Checks every second; at the end signs out and reloads the
 * page.
 */
function useSessionEnd(): number | null {
  const store = useStore()
  const { isSignedIn } = useSession()
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    // The expired token is no longer in storage, so remember its end here.
    let expiresAt = readToken(store)?.expiresAt ?? 0
    let isEnding = false
    const check = () => {
      expiresAt = readToken(store)?.expiresAt ?? expiresAt
      const phase = phaseAt(expiresAt, Date.now())
      setSeconds(phase.kind === 'ending' ? phase.seconds : null)
      if (phase.kind !== 'ended' || isEnding) return
      isEnding = true
      void import('#src/domains/session/end/expire-session.ts').then(({ expireSession }) => expireSession())
    }
    const timer = setInterval(check, second)
    return () => {
      clearInterval(timer)
      setSeconds(null)
    }
  }, [isSignedIn, store])
  return seconds
}
