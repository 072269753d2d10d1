import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { ReturnState, StaffAct, StaffStep } from './types.ts'

/** A step that staff took. */
export interface TakenStep {
  at: Date
  action: StaffStep
  /** The status afterwards. */
  status: ReturnState
  staff: string
}

/** Adds a step to the history of a return. */
export async function insertStep(
  tx: Writer,
  returnId: number,
  { action, status }: Pick<TakenStep, 'action' | 'status'>,
  { staff, now }: StaffAct,
): Promise<void> {
  await sql`
    insert into returns_step (return_id, at, action, status, staff)
    values (${returnId}, ${now.toISOString()}::timestamptz, ${action}, ${status}, ${staff})`.execute(tx)
}

/** The steps of staff, oldest first. */
export async function selectSteps(db: Reader, returnId: number): Promise<TakenStep[]> {
  const { rows } = await sql<TakenStep>`
    select at, action, status, staff from returns_step where return_id = ${returnId} order by id`.execute(db)
  return rows
}
