import type { Protocol } from './types.ts'

/** The protocol of a method's provider, by Magento's method code. */
export const protocols: ReadonlyMap<string, Protocol> = new Map([
  ['adyen_cc', 'card'],
  ['bluepayment', 'bank'],
])
