export const levelCodes = ['bronze', 'silver', 'gold'] as const
export type LevelCode = (typeof levelCodes)[number]

/** A level: the points of the last 365 days from which it begins, and the factor of the points for an order. */
export interface Level {
  code: LevelCode
  points: number
  factor: number
}

export type MemberStatus = 'ACTIVE' | 'INACTIVE' | 'BLOCKED'

export interface Member {
  id: number
  websiteId: number
  customerId: number | null
  cardNumber: string
  activatedAt: Date | null
  blockedAt: Date | null
}

/** A member with what the ledger says now. */
export interface MemberView extends Member {
  status: MemberStatus
  balance: number
  /** The points earned in the last 365 days, which decide the level. */
  earned: number
  levels: readonly Level[]
  level: Level
}

export interface Card {
  number: string
  websiteId: number
  memberId: number | null
  /** What the card had collected in shops before its activation. */
  points: number
  isCurrent: boolean
}

export type EntryReason = 'order' | 'return' | 'reward' | 'card' | 'correction'

export interface Entry {
  id: number
  at: Date
  points: number
  reason: EntryReason
  orderNumber: string | null
  cardNumber: string | null
  note: string | null
  /** The cart rule of the reward; null for other reasons. */
  rule: string | null
}

export interface NewEntry {
  memberId: number
  at: Date
  points: number
  reason: EntryReason
  orderId?: number
  orderNumber?: string | null
  creditNoteId?: number
  cardNumber?: string
  rewardId?: number
  note?: string | null
  importedKey?: string
}

export interface Reward {
  id: number
  code: string
  /** The code of its cart rule. */
  rule: string
  points: number
  level: LevelCode
  /** The texts by locale. */
  descriptions: Record<string, string>
}

/** A reward as it is offered in a store view. */
export interface OfferedReward extends Reward {
  name: string
  description: string | null
}

/** The terms by which an order earns points; the amount of its goods is in minor units. */
export interface OrderTerms {
  goods: number
  spendPerPoint: number
  factor: number
}

export interface Credit {
  id: number
  /** The gross refund in minor units. */
  amount: number
}
