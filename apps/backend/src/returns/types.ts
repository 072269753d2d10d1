import type { ItemReason } from '#src/attribute/attribute.ts'
import type { OrderItemView } from '#src/order/order.ts'

export type ReturnState =
  | 'unconfirmed'
  | 'pending'
  | 'authorized'
  | 'received'
  | 'denied'
  | 'rejected'
  | 'processed'
  | 'exchanged'
  | 'canceled'

/** What can happen to a return after its request. */
export type ReturnStep = 'confirm' | 'approve' | 'receive' | 'reject' | 'refund' | 'ship' | 'cancel'

/** What staff can do with a return. */
export type StaffStep = Exclude<ReturnStep, 'confirm' | 'cancel'> | 'comment'

/** Who of the staff acts, by name or email address, and when. */
export interface StaffAct {
  staff: string
  now: Date
}

export interface ReturnRow {
  id: number
  orderId: number
  number: string
  status: ReturnState
  bankAccount: string | null
  /** Where the emails go; null for the address of the order. */
  contactEmail: string | null
  confirmHash: string | null
  confirmUntil: Date | null
  requestedAt: Date
  /** In minor units; null until the return is refunded. */
  refunded: number | null
}

/** A size as it is sent: a variant of a product. */
export interface Piece {
  variantId: number
  sku: string
  options: OrderItemView['options']
}

/** The size that replaces returned pieces. Its pieces are on hand only while the status is `waiting` or `released`. */
export interface Exchange extends Piece {
  id: number
  quantity: number
  status: 'waiting' | 'held' | 'shipped' | 'released'
  /** The old pieces must arrive until then; null until the request is approved. */
  heldUntil: Date | null
  trackingNumber: string | null
}

export interface ReturnedItem {
  id: number
  returnId: number
  orderItemId: number
  requested: number
  /** Null until the parcel has arrived. */
  received: number | null
  reason: ItemReason
  /** The earlier exchange in which the pieces were received, and their size; null for pieces as they were ordered. */
  exchangeId: number | null
  piece: Piece | null
  /** What is sent for these pieces; null if they are refunded. */
  exchange: Exchange | null
}

export interface ReturnComment {
  id: number
  returnId: number
  author: 'buyer' | 'staff'
  text: string
  writtenAt: Date
}

export interface ReturnTracking {
  id: number
  returnId: number
  carrier: string
  number: string
}

/** A returned quantity of an order's line, with the status of its return. */
export type ReturnedQuantity = Pick<ReturnedItem, 'orderItemId' | 'requested' | 'received' | 'exchange'> & {
  returnId: number
  status: ReturnState
  /** The exchange in which the pieces were received; null for pieces as they were ordered. */
  exchangeId: number | null
}

/** Pieces of a line that the buyer has, alike in size. */
export interface PiecesWithBuyer {
  /** The exchange in which they were received; null for pieces as they were ordered. */
  exchange: Exchange | null
  quantity: number
}

/** A line of an order as returns see it; `paid` is its gross price after discounts, in minor units. */
export interface SoldLine {
  id: number
  quantity: number
  paid: number
  isGiftCard: boolean
}

/** What decides whether an order's goods can be returned. */
export interface SoldOrder {
  status: string
  shippedAt: Date | null
  deliveryDates: { to: string } | null
}

/** When goods can be returned: days after the delivery, counted in the store's time zone, and the time of the request. */
export interface ReturnTerms {
  returnDays: number
  timeZone: string
  /** The given day, or the next one that is a working day where the buyer lives. */
  workingDay(day: string): string
  now: Date
}

export interface RequestedItem {
  orderItemId: number
  quantity: number
  reason: ItemReason
  /** The exchange in which the pieces were received; null for any pieces, those as ordered first. */
  exchangeId: number | null
}

/** A request to return pieces of an order, already validated. */
export interface ReturnRequest {
  items: readonly RequestedItem[]
  bankAccount: string | null
  contactEmail: string | null
  comment: string | null
}
