import { useEffect } from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { useStore } from '#src/i18n/store-context.tsx'
import { keptPath, ownPath } from './origin-path.ts'

/**
 * The path a guest came from, out of the history's state. An address that names it loses it at once and keeps it as state, unless
 * a form was sent before that could be: another navigation would lose what the form was answered.
 */
export function useKeptOrigin(): string | undefined {
  const store = useStore()
  const navigate = useNavigate()
  const isAnswered = useActionData() !== undefined
  const { pathname, search, state } = useLocation()
  const named = new URLSearchParams(search).get('from')
  const from = ownPath(store, keptPath(state) ?? named)
  useEffect(() => {
    if (named === null || isAnswered) return
    void navigate(pathname, { replace: true, state: { from, keepPlace: true }, preventScrollReset: true })
  }, [from, isAnswered, named, navigate, pathname])
  return from
}
