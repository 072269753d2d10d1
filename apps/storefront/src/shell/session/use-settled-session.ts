import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { useSession } from '#src/domains/session/session.ts'
import { followToken, readToken } from '#src/domains/session/token/session-token.ts'

/** Loads the customer and the customer's cart in this store, and reloads the page's data when the session changes. */
export function useSettledSession(): void {
  const store = useStore()
  const { isSignedIn } = useSession()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSignedIn) return
    void import('#src/domains/session/sign-in/sign-in.ts')
      .then(async ({ settleSession }) => settleSession(store))
      .catch(() => undefined)
  }, [isSignedIn, store])
  useEffect(() => {
    let wasSignedIn = readToken(store) !== undefined
    const check = (isElsewhere: boolean) => {
      const isNow = readToken(store) !== undefined
      if (isNow === wasSignedIn) return
      wasSignedIn = isNow
      if (isElsewhere)
        import('#src/domains/session/end/reload-for-session.ts').then(
          ({ reloadForSession }) => reloadForSession(!isNow),
          () => window.location.reload(),
        )
      else if (!isNow) void revalidate()
    }
    // A page from the back/forward cache missed all changes in the meantime.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && check(true)
    const stop = followToken(check)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [revalidate, store])
}
