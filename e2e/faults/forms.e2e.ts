import { expect, it } from 'vitest'
import { admin } from '../shop.ts'
import { askedForAlert, formScenarios, soldOut } from './form-scenarios.ts'
import { faultMatrix } from './matrix.ts'
import { lettersOf } from './people.ts'

faultMatrix('forms and links', formScenarios)

it('whoever asked for a stock alert under a fault gets no second email when the product is back', async () => {
  if (askedForAlert.length === 0) return
  const most = async (): Promise<number> =>
    Math.max(...(await Promise.all(askedForAlert.map((email) => lettersOf(email, 'mail.stockAlert.title')))))
  await admin('stock', soldOut, '3')
  try {
    await expect.poll(most, { timeout: 20_000 }).toBe(1)
    // A second alert would be written at the same moment, or not at all.
    expect(await most()).toBe(1)
  } finally {
    await admin('stock', soldOut, '0')
  }
})
