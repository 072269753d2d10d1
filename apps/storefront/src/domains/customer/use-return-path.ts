import { useEffect } from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { keptPath, ownPath } from '../session/sign-in/origin-path.ts'

/**
 * The path a guest came from, kept in the history state. A `from` parameter in the URL is moved into the state, unless a form
 * was submitted before hydration: navigating would then lose the result of that submission.
 */
export function useReturnPath(): string | undefined {
  const store = useStore()
  const navigate = useNavigate()
  const hasActionData = useActionData() !== undefined
  const { pathname, search, state } = useLocation()
  const named = new URLSearchParams(search).get('from')
  const from = ownPath(store, keptPath(state) ?? named)
  useEffect(() => {
    if (named === null || hasActionData) return
    void navigate(pathname, { replace: true, state: { from, keepPlace: true } })
  }, [from, hasActionData, named, navigate, pathname])
  return from
}
