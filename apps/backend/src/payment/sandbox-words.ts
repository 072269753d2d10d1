import type { PlannedWord, SandboxOutcome } from './sandbox-types.ts'

const lateAfter = 8

/** What the sandbox says when, and whether the buyer is led to the page of success. */
export function sandboxWords(outcome: SandboxOutcome, amount: number): { words: PlannedWord[]; isSuccess: boolean } {
  const word = (result: PlannedWord['result'], afterSeconds = 0, more: Partial<PlannedWord> = {}): PlannedWord => ({
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
      return { words: [word('paid')], isSuccess: true }
    case 'refuse':
      return { words: [word('refused')], isSuccess: false }
    case 'cancel':
      return { words: [word('refused', 0, { reason: 'canceled' })], isSuccess: false }
    case 'expire':
      return { words: [word('refused', 0, { reason: 'expired' })], isSuccess: false }
    case 'leave':
      return { words: [], isSuccess: false }
    case 'pending':
      return { words: [word('pending')], isSuccess: true }
    case 'late':
      return { words: [word('pending'), word('paid', lateAfter)], isSuccess: true }
    case 'twice':
      return { words: [word('paid'), word('paid'), word('paid', 2)], isSuccess: true }
    case 'outOfOrder':
      return { words: [word('paid'), word('pending', 1), word('refused', 2, { try: 1 })], isSuccess: true }
    case 'wrongAmount':
      return { words: [word('paid', 0, { amount: amount - 1 })], isSuccess: true }
    case 'forged':
      return { words: [word('paid', 0, { isForged: true })], isSuccess: true }
    case 'lost':
      return { words: [word('paid', 0, { isLost: true })], isSuccess: true }
  }
}
