import type { Order } from '../types.ts'

/**
 * What has been paid of the order besides gift cards, what is still due, and what was sent back of it, in minor units. Nothing is
 * due of an order that was cancelled.
 */
export function calculatePaid({
  grandTotal,
  paidAt,
  refunded,
  status,
}: Pick<Order, 'grandTotal' | 'paidAt' | 'refunded' | 'status'>): { paid: number; due: number; refunded: number } {
  if (paidAt !== null) return { paid: grandTotal, due: 0, refunded }
  return { paid: 0, due: status === 'canceled' || status === 'closed' ? 0 : grandTotal, refunded }
}
