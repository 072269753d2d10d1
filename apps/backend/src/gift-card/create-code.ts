import { randomInt } from 'node:crypto'

/** The code of a new card: digits from the system's generator, each as likely as any other. */
export function createCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
