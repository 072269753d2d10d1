import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { isCheckoutAccountPath } from './checkout-account-path.ts'
import { pathAfterSignIn } from '../session/sign-in/origin-path.ts'
import { readToken } from '../session/token/session-token.ts'

/** Redirects visitors who are already signed in when the page opens. After a sign-in on the page itself, the form navigates. */
export function useLeaveWhenSignedIn(from: string | undefined): void {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const hasChecked = useRef(false)
  useEffect(() => {
    if (hasChecked.current) return
    hasChecked.current = true
    if (readToken(store))
      void navigate(pathAfterSignIn(store, isCheckoutAccountPath(store, pathname), from), { replace: true })
  }, [from, navigate, pathname, store])
}
