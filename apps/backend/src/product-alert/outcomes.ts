import type { AlertOutcome } from './types.ts'

export const done: AlertOutcome = { success: true, message: null, code: null }

export const notFound: AlertOutcome = {
  success: false,
  message: 'We could not find this product alert.',
  code: 'NOT_FOUND',
}

export const doneButSoldOut: AlertOutcome = {
  success: true,
  message: 'This size is still out of stock.',
  code: 'OUT_OF_STOCK',
}
