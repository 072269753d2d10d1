import { randomInt } from 'node:crypto'

/** A new card's code, with digits drawn uniformly from the cryptographic random generator. */
export function createCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
