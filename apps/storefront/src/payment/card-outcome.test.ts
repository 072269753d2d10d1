import { expect, it } from 'vitest'
import { cardOutcomeOf } from './card-outcome.ts'

/** As Adyen's component fails when its call does. */
const failure = (cause: unknown) =>
  Object.assign(new Error('Call to /payments failed'), { name: 'NETWORK_ERROR', cause })

const fault = (status: number, errorCode: string) => ({ status, errorCode, errorType: 'validation', message: 'no' })

it.each([
  ['a result', { resultCode: 'Refused' }],
  ['a cancelled payment', { resultCode: 'Cancelled', sessionData: 'Ab02', sessionResult: 'X3' }],
  ['a fault of what was asked', failure(fault(422, '14_012'))],
  ['a key that is not known', failure(fault(401, '000'))],
])('%s is a refusal', (_what, said) => {
  expect(cardOutcomeOf(said)).toBe('refused')
})

it.each([
  ['a connection that broke', failure(new TypeError('Failed to fetch'))],
  ['an answer that was too long on its way', failure(new DOMException('signal timed out', 'TimeoutError'))],
  ['an answer that cannot be read', failure(new SyntaxError('Unexpected end of JSON input'))],
  ['a payment that is in progress', failure(fault(422, '704'))],
  ['a fault of Adyen', failure(fault(500, '901'))],
  ['an answer that came too early', failure(fault(429, '429'))],
  ['nothing', undefined],
])('CHK-04 %s leaves open whether the money was taken', (_what, said) => {
  expect(cardOutcomeOf(said)).toBe('unclear')
})
