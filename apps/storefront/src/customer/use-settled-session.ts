import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { useSession } from './session.ts'
import { followToken, readToken } from './session-token.ts'

/** Once a page is open: who the customer is, the customer's cart in this store; and a new look whenever that changes. */
export function useSettledSession(): void {
  const store = useStore()
  const { isSignedIn } = useSession()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSignedIn) return
    void import('./sign-in.ts').then(async ({ settleSession }) => settleSession(store)).catch(() => undefined)
  }, [isSignedIn, store])
  useEffect(() => {
    let wasSignedIn = readToken(store) !== undefined
    const look = (isElsewhere: boolean) => {
      const isNow = readToken(store) !== undefined
      if (isNow === wasSignedIn) return
      wasSignedIn = isNow
      if (isElsewhere)
        import('./reload-for-session.ts').then(
          ({ reloadForSession }) => reloadForSession(),
          () => window.location.reload(),
        )
      else if (!isNow) void revalidate()
    }
    // A page out of the browser's memory slept through whatever happened meanwhile.
    const wake = (event: PageTransitionEvent) => event.persisted && look(true)
    const stop = followToken(look)
    window.addEventListener('pageshow', wake)
    return () => {
      stop()
      window.removeEventListener('pageshow', wake)
    }
  }, [revalidate, store])
}
