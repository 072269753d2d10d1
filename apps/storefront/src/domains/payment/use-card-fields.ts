import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { handInResult, keepCardSession, openCardSession } from './open-card-session.ts'
import { forgetUnclear, keepUnclear } from './unclear-payment.ts'

/** After this many milliseconds without card fields an error is shown; they may still appear. */
const loadTimeout = 20_000

type State = 'loading' | 'ready' | 'broken'

/** Loads Adyen's code and shows its card fields for an order. Navigates away once the card was accepted or refused. */
export function useCardFields(
  token: string,
  after: { readonly paid: string; readonly refused: string },
): { element: RefObject<HTMLDivElement | null>; state: State } {
  const store = useStore()
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  // A full page load, because the next page has the stricter Content Security Policy again.
  const leave = useEffectEvent((where: 'paid' | 'refused') => globalThis.location.assign(after[where]))
  const show = useEffectEvent(async (isCurrent: () => boolean) => {
    const [session, { showCardFields }] = await Promise.all([
      openCardSession(token, after.paid),
      import('./adyen-web.ts'),
    ])
    if (!isCurrent() || element.current === null) return undefined
    if (typeof session === 'string') {
      globalThis.location.assign(session)
      return undefined
    }
    keepCardSession(session, token)
    const shown = await showCardFields(element.current, session, store, {
      onCompleted: (result) => void handInResult(session, token, result).then(() => leave('paid')),
      onFailed: () => {
        forgetUnclear(token)
        leave('refused')
      },
      onUnclear: () => {
        keepUnclear(token)
        leave('paid')
      },
      onBroken: () => setState('broken'),
    })
    if (isCurrent()) setState((known) => (known === 'broken' ? known : 'ready'))
    else shown.remove()
    return shown
  })
  useEffect(() => {
    if (token === '') return undefined
    let isOpen = true
    const timer = setTimeout(() => setState((known) => (known === 'loading' ? 'broken' : known)), loadTimeout)
    const shown = show(() => isOpen).catch(() => {
      if (isOpen) setState('broken')
      return undefined
    })
    return () => {
      isOpen = false
      clearTimeout(timer)
      void shown.then((fields) => fields?.remove())
    }
  }, [token])
  return { element, state }
}
