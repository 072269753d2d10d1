import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { updateStatus } from './queries.ts'
import { insertStep } from './step-queries.ts'
import type { ReturnState, StaffAct, StaffStep } from './types.ts'

/** Ends a step of staff: stores the new status and who took it, and tells the buyer. */
export async function finishStep(
  tx: Writer,
  returnId: number,
  action: Exclude<StaffStep, 'comment'>,
  { status, refunded }: { status: ReturnState; refunded: number | null },
  act: StaffAct,
): Promise<void> {
  await updateStatus(tx, returnId, { status, refunded, now: act.now })
  await insertStep(tx, returnId, { action, status }, act)
  await publish(tx, 'return.changed', { returnId, kind: status })
}
