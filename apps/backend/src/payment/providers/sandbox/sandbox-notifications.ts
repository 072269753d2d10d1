import type { PlannedNotification, SandboxOutcome } from './sandbox-types.ts'

const lateAfter = 8

/** The notifications that an outcome causes, and whether the buyer returns to the success page. */
export function sandboxNotifications(
  outcome: SandboxOutcome,
  amount: number,
): { notifications: PlannedNotification[]; isSuccess: boolean } {
  const notification = (
    result: PlannedNotification['result'],
    afterSeconds = 0,
    more: Partial<PlannedNotification> = {},
  ): PlannedNotification => ({
    result,
    afterSeconds,
    try: 2,
    amount,
    isForged: false,
    isLost: false,
    ...more,
  })
  switch (outcome) {
    case 'accept':
      return { notifications: [notification('paid')], isSuccess: true }
    case 'refuse':
      return { notifications: [notification('refused')], isSuccess: false }
    case 'cancel':
      return { notifications: [notification('refused', 0, { reason: 'canceled' })], isSuccess: false }
    case 'expire':
      return { notifications: [notification('refused', 0, { reason: 'expired' })], isSuccess: false }
    case 'leave':
      return { notifications: [], isSuccess: false }
    case 'pending':
      return { notifications: [notification('pending')], isSuccess: true }
    case 'late':
      return { notifications: [notification('pending'), notification('paid', lateAfter)], isSuccess: true }
    case 'twice':
      return { notifications: [notification('paid'), notification('paid'), notification('paid', 2)], isSuccess: true }
    case 'outOfOrder':
      return {
        notifications: [notification('paid'), notification('pending', 1), notification('refused', 2, { try: 1 })],
        isSuccess: true,
      }
    case 'wrongAmount':
      return { notifications: [notification('paid', 0, { amount: amount - 1 })], isSuccess: true }
    case 'forged':
      return { notifications: [notification('paid', 0, { isForged: true })], isSuccess: true }
    case 'lost':
      return { notifications: [notification('paid', 0, { isLost: true })], isSuccess: true }
  }
}
