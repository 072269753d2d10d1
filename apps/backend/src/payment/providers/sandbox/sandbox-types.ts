import type { Protocol } from '#src/payment/types.ts'

/** The outcomes a tester can choose. */
export const sandboxOutcomes = [
  'accept',
  'refuse',
  'cancel',
  'expire',
  'leave',
  'pending',
  'late',
  'twice',
  'outOfOrder',
  'wrongAmount',
  'forged',
  'lost',
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** A payment at the sandbox, with the amount in minor units and the buyer's return paths on the shop. */
export interface SandboxSession {
  id: string
  kind: Protocol
  reference: string
  amount: number
  currency: string
  locale: string
  successPath: string
  failedPath: string
  outcome: SandboxOutcome | null
}

/** A signed notification that the sandbox posts to the shop. */
export interface SandboxNotice {
  path: string
  contentType: string
  body: string
  dueAt: Date
}

/** A notification that an outcome produces. */
export interface PlannedNotification {
  result: 'paid' | 'refused' | 'pending'
  afterSeconds: number
  /** Distinguishes several payments that the provider reports for one attempt. */
  try: number
  amount: number
  isForged: boolean
  /** The refusal reason; if omitted, the payment is declined. */
  reason?: 'canceled' | 'expired'
  /** The notification is never delivered, so the shop must poll. */
  isLost: boolean
}
