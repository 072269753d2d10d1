import type { Protocol } from './types.ts'

/** How the provider of a method talks, by Magento's code of the method. */
export const protocols: ReadonlyMap<string, Protocol> = new Map([
  ['adyen_cc', 'card'],
  ['bluepayment', 'bank'],
])
