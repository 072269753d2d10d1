import { useEffect, useReducer, useState } from 'react'
import { query } from '#src/graphql/client.ts'
import { OrderReceiptDocument, type OrderReceiptFragment } from '#src/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'

/** `lost`: no response, retried on reconnect; `refused`: an account's order, and nobody is signed in. */
type Receipt =
  | { readonly state: 'loading' | 'lost' | 'refused' }
  | { readonly state: 'known'; readonly order: OrderReceiptFragment }

/** What was ordered under this token, and a way to request it again. */
export function useOrderReceipt(token: string | undefined): readonly [Receipt, retry: () => void] {
  const [receipt, setReceipt] = useState<Receipt>({ state: 'loading' })
  const [attempt, retry] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    if (!token) return undefined
    let isCurrent = true
    const settle = (next: Receipt) => void (isCurrent && setReceipt(next))
    settle({ state: 'loading' })
    // The page says itself that it failed.
    query(OrderReceiptDocument, { token }, undefined, { policy: 'network-only', isOptional: true }).then(
      ({ guestOrderByToken: order }) => settle(order ? { state: 'known', order } : { state: 'refused' }),
      (error: unknown) => settle({ state: error instanceof GraphqlFailure && error.isFinal ? 'refused' : 'lost' }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt, token])
  useEffect(() => {
    if (receipt.state !== 'lost') return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [receipt.state])
  return [receipt, retry]
}
