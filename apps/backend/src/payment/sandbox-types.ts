import type { Protocol } from './types.ts'

/** What the sandbox may be told to do with a payment. */
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

/** A payment that was opened at the sandbox; the amount in minor units, the paths those of the shop. */
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

/** A signed word that the sandbox posts to the shop. */
export interface SandboxNotice {
  path: string
  contentType: string
  body: string
  dueAt: Date
}

/** One thing that the sandbox says about a payment. */
export interface PlannedWord {
  result: 'paid' | 'refused' | 'pending'
  afterSeconds: number
  /** Tells the tries within one payment apart, as a provider's own number does. */
  try: number
  amount: number
  isForged: boolean
  /** The reason of a refusal, unless the card was simply declined. */
  reason?: 'canceled' | 'expired'
  /** It never arrives: the shop has to ask. */
  isLost: boolean
}
