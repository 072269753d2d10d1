import type { ReturnState, ReturnStep } from './types.ts'

const next: Readonly<Record<ReturnStep, Partial<Record<ReturnState, ReturnState>>>> = {
  confirm: { unconfirmed: 'pending' },
  approve: { pending: 'authorized' },
  // A parcel may arrive before its request was approved.
  receive: { pending: 'received', authorized: 'received' },
  reject: { pending: 'denied', authorized: 'rejected' },
  refund: { received: 'processed' },
  ship: { received: 'exchanged' },
  cancel: { pending: 'canceled', authorized: 'canceled' },
}

/** The next status of a return, or why the step is refused. `docs/returns.md` has the table. */
export function calculateStep(
  status: ReturnState,
  step: ReturnStep,
): { to: ReturnState } | { refusal: 'ALREADY_DONE' | 'WRONG_STATUS' } {
  const to = next[step][status]
  if (to !== undefined) return { to }
  return { refusal: Object.values(next[step]).includes(status) ? 'ALREADY_DONE' : 'WRONG_STATUS' }
}
