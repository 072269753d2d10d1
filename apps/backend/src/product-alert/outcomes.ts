import type { UserError } from '#src/platform/user-error.ts'
import { alertErrors } from './errors.ts'
import type { AlertOutcome } from './types.ts'

export const done: AlertOutcome = { success: true, message: null, code: null, reason: null }

function outcome(success: boolean, code: AlertOutcome['code'], { message, reason }: UserError): AlertOutcome {
  return { success, message, code, reason }
}

export const notFound = outcome(false, 'NOT_FOUND', alertErrors.ALERT_NOT_FOUND())

export const doneButSoldOut = outcome(true, 'OUT_OF_STOCK', alertErrors.ALERT_PRODUCT_SOLD_OUT())
