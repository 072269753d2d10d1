import { useEffect, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { OrderPaymentDocument, type OrderPaymentFragment } from '#src/platform/graphql/documents.gen.ts'

const fastInterval = 2_000
const fastPollingTime = 60_000
const slowInterval = 15_000
const pollingTimeout = 30 * 60_000

/**
 * Polls the payment status of an order until it is no longer pending: every 2 s for a minute, then every 15 s for half an hour.
 */
export function useOrderPayment(token: string | undefined): OrderPaymentFragment | null {
  const [payment, setPayment] = useState<OrderPaymentFragment | null>(null)
  useEffect(() => {
    if (!token) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const began = Date.now()
    const poll = async (): Promise<void> => {
      const response = await query(OrderPaymentDocument, { token }, undefined, { policy: 'network-only' }).catch(
        () => null,
      )
      if (!isCurrent) return
      if (response) setPayment(response.orderPayment)
      const waited = Date.now() - began
      // A failed request says nothing about the payment, so keep polling.
      if (response && response.orderPayment.status !== 'PENDING') return
      if (waited < pollingTimeout)
        timer = setTimeout(() => void poll(), waited < fastPollingTime ? fastInterval : slowInterval)
    }
    void poll()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [token])
  return payment
}
