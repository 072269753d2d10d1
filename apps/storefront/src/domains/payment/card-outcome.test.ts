import { expect, it } from 'vitest'
import { cardOutcomeOf } from './card-outcome.ts'

/** The error of Adyen's component when its request fails. */
const failure = (cause: unknown) =>
  Object.assign(new Error('Call to /payments failed'), { name: 'NETWORK_ERROR', cause })

const fault = (status: number, errorCode: string) => ({ status, errorCode, errorType: 'validation', message: 'no' })

it.each([
  ['a refused result', { resultCode: 'Refused' }],
  ['a cancelled payment', { resultCode: 'Cancelled', sessionData: 'Ab02', sessionResult: 'X3' }],
  ['a validation error', failure(fault(422, '14_012'))],
  ['an unknown client key', failure(fault(401, '000'))],
])('%s is a refusal', (_what, value) => {
  expect(cardOutcomeOf(value)).toBe('refused')
})

it.each([
  ['a network error', failure(new TypeError('Failed to fetch'))],
  ['a timeout', failure(new DOMException('signal timed out', 'TimeoutError'))],
  ['an unreadable response', failure(new SyntaxError('Unexpected end of JSON input'))],
  ['a payment in progress', failure(fault(422, '704'))],
  ['a server error at Adyen', failure(fault(500, '901'))],
  ['a rate limit', failure(fault(429, '429'))],
  ['no error value', undefined],
])('CHK-04 %s leaves the outcome unclear', (_what, value) => {
  expect(cardOutcomeOf(value)).toBe('unclear')
})
