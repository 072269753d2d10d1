import { lockOrder, type TransitionRefusal } from '#src/order/order.ts'
import type { Writer } from '#src/platform/database.ts'
import { calculateStep } from './calculate-step.ts'
import { viewReturns, type ReturnView } from './find-returns.ts'
import { selectReturn } from './queries.ts'
import type { ReturnState, ReturnStep } from './types.ts'

export type StepRefusal =
  | 'ALREADY_DONE'
  | 'WRONG_STATUS'
  | 'NOTHING_RECEIVED'
  | 'NO_EXCHANGE'
  | 'QUANTITY'
  | TransitionRefusal
export type StepOutcome = { status: ReturnState; refunded: number | null } | { refusal: StepRefusal }

/** The return with its order locked, or why the step is not possible. */
export async function lockFor(
  tx: Writer,
  returnId: number,
  step: ReturnStep,
): Promise<{ view: ReturnView; to: ReturnState } | { refusal: StepRefusal }> {
  const view = await lockReturn(tx, returnId)
  const next = calculateStep(view.status, step)
  return 'refusal' in next ? next : { view, to: next.to }
}

/** Locks the return by its order and reads it again. */
async function lockReturn(tx: Writer, returnId: number): Promise<ReturnView> {
  const found = await selectReturn(tx, returnId)
  if (found !== undefined) await lockOrder(tx, found.orderId)
  const row = await selectReturn(tx, returnId)
  const [view] = row === undefined ? [] : await viewReturns(tx, [row])
  if (view === undefined) throw new Error(`Return ${returnId} not found`)
  return view
}
