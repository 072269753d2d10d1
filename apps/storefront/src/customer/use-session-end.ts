import { useEffect, useState } from 'react'
import { useStore } from '#src/i18n/store-context.tsx'
import { useSession } from './session.ts'
import { phaseAt } from './session-clock.ts'
import { readToken } from './session-token.ts'

const second = 1000

/** The seconds that are left while the shopper is to be warned, else null. Looks every second; at the end signs out and loads the page anew. */
export function useSessionEnd(): number | null {
  const store = useStore()
  const { isSignedIn } = useSession()
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    if (!isSignedIn) return undefined
    // The storage forgets the token at its end, so the end is remembered here.
    let expiresAt = readToken(store)?.expiresAt ?? 0
    let isEnding = false
    const look = () => {
      expiresAt = readToken(store)?.expiresAt ?? expiresAt
      const phase = phaseAt(expiresAt, Date.now())
      setSeconds(phase.kind === 'ending' ? phase.seconds : null)
      if (phase.kind !== 'ended' || isEnding) return
      isEnding = true
      void import('./expire-session.ts').then(({ expireSession }) => expireSession())
    }
    const timer = setInterval(look, second)
    return () => {
      clearInterval(timer)
      setSeconds(null)
    }
  }, [isSignedIn, store])
  return seconds
}
