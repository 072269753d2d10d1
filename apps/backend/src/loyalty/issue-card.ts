import { randomInt } from 'node:crypto'
import { cardCheckDigit } from '@bocian/rules/loyalty.ts'
import type { Writer } from '#src/platform/database.ts'
import { insertCard } from './card-queries.ts'

/** Numbers from 200 to 299 are for the internal use of a company, so no product has the number of a card. */
const prefix = '299'
const drawnDigits = 9
const mostTries = 10

/** Creates a card with a random number, so that no number leads to the next one. */
export async function issueCard(tx: Writer, websiteId: number, now: Date): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const first = prefix + Array.from({ length: drawnDigits }, () => randomInt(10)).join('')
    const number = `${first}${cardCheckDigit(first)}`
    if (await insertCard(tx, { number, websiteId, points: 0, issuedAt: now })) return number
  }
  throw new Error('Could not find an unused card number')
}
