import { useEffect, useState } from 'react'
import { query } from '#src/graphql/client.ts'
import { OrderPaymentDocument, type OrderPaymentFragment } from '#src/graphql/documents.gen.ts'

const askEvery = 2_000
const askedOften = 60_000
const askRarely = 15_000
const patience = 30 * 60_000

/** How far paying the order has come, asked again until the provider has spoken: often at first, then now and then. */
export function useOrderPayment(token: string | undefined): OrderPaymentFragment | null {
  const [payment, setPayment] = useState<OrderPaymentFragment | null>(null)
  useEffect(() => {
    if (!token) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const began = Date.now()
    const ask = async (): Promise<void> => {
      const answer = await query(OrderPaymentDocument, { token }, undefined, { policy: 'network-only' }).catch(
        () => null,
      )
      if (!isCurrent) return
      if (answer) setPayment(answer.orderPayment)
      const waited = Date.now() - began
      // Without an answer nothing is known, so it is asked again, too.
      if (answer && answer.orderPayment.status !== 'PENDING') return
      if (waited < patience) timer = setTimeout(() => void ask(), waited < askedOften ? askEvery : askRarely)
    }
    void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [token])
  return payment
}
