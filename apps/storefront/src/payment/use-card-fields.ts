import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useStore } from '#src/i18n/store-context.tsx'
import { handInResult, keepCardSession, openCardSession } from './open-card-session.ts'
import { forgetUnclear, keepUnclear } from './unclear-payment.ts'

/** After this long without its fields the shopper is told, and may wait on. */
const patience = 20_000

type State = 'loading' | 'ready' | 'broken'

/** Fetches Adyen's code and shows its fields for the order of the token; leads on when the card was accepted or refused. */
export function useCardFields(
  token: string,
  after: { readonly paid: string; readonly refused: string },
): { element: RefObject<HTMLDivElement | null>; state: State } {
  const store = useStore()
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  // Away by a load of its own: the next page has the shop's narrow policy again.
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
    const timer = setTimeout(() => setState((known) => (known === 'loading' ? 'broken' : known)), patience)
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
