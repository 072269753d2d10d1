import { useEffect, useState } from 'react'
import { useCartReads } from './cart-count.ts'

type Outcome = { readonly errors?: readonly string[]; readonly isUnexpected?: boolean }

/**
 * The errors of a change to the cart. After a lost response the error disappears once the connection is back and the cart has
 * been reloaded, because the cart then shows the outcome.
 */
export function useChangeErrors(outcome: Outcome | undefined): readonly string[] {
  const reads = useCartReads()
  const [reconnect, setReconnect] = useState<readonly [lost: Outcome | undefined, reads: number]>([undefined, 0])
  useEffect(() => {
    const onOnline = () => setReconnect([outcome, reads])
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [outcome, reads])
  const isKnown = outcome?.isUnexpected && reconnect[0] === outcome && reads > reconnect[1]
  return isKnown ? [] : (outcome?.errors ?? [])
}
