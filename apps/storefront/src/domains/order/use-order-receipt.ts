import { useEffect, useReducer, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { OrderReceiptDocument, type PlacedOrderFragment } from '#src/platform/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'

/** `lost`: no response, retried on reconnect; `refused`: the order belongs to an account, and the visitor is signed out. */
type Receipt =
  | { readonly state: 'loading' | 'lost' | 'refused' }
  | { readonly state: 'known'; readonly order: PlacedOrderFragment }

/** Loads the order with this token, and again once it is paid; the second value retries. */
export function useOrderReceipt(token: string | undefined, isPaid: boolean): readonly [Receipt, retry: () => void] {
  const [receipt, setReceipt] = useState<Receipt>({ state: 'loading' })
  const [attempt, retry] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    if (!token) return undefined
    let isCurrent = true
    const settle = (next: Receipt) => void (isCurrent && setReceipt(next))
    // The order stays visible while it is loaded again.
    setReceipt((before) => (before.state === 'known' ? before : { state: 'loading' }))
    // Marked as optional, because the page shows the failure itself.
    query(OrderReceiptDocument, { token }, undefined, { policy: 'network-only', isOptional: true }).then(
      ({ guestOrderByToken: order }) => settle(order ? { state: 'known', order } : { state: 'refused' }),
      (error: unknown) => settle({ state: error instanceof GraphqlFailure && error.isFinal ? 'refused' : 'lost' }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt, token, isPaid])
  useEffect(() => {
    if (receipt.state !== 'lost') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [receipt.state])
  return [receipt, retry]
}
