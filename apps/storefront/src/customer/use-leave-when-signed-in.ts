import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { isCheckoutDoor } from './checkout-door.ts'
import { pathAfterSignIn } from './origin-path.ts'
import { readToken } from './session-token.ts'

/** Who comes to a door and is in already is led on; a sign-in on the page itself leads on by itself. */
export function useLeaveWhenSignedIn(from: string | undefined): void {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLooked = useRef(false)
  useEffect(() => {
    if (isLooked.current) return
    isLooked.current = true
    if (readToken(store))
      void navigate(pathAfterSignIn(store, isCheckoutDoor(store, pathname), from), { replace: true })
  }, [from, navigate, pathname, store])
}
