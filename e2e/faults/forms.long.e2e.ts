import { expect, it } from 'vitest'
import { admin } from '../shop.ts'
import { alertAddresses, formScenarios, soldOut } from './form-scenarios.ts'
import { faultMatrix } from './matrix.ts'
import { countEmails } from './people.ts'

faultMatrix('forms and links', formScenarios)

it('a stock alert that was requested under a fault sends only one email when the product is back in stock', async () => {
  expect(alertAddresses).not.toEqual([])
  const most = async (): Promise<number> =>
    Math.max(...(await Promise.all(alertAddresses.map((email) => countEmails(email, 'mail.stockAlert.title')))))
  await admin('stock', soldOut, '3')
  try {
    await expect.poll(most).toBe(1)
    // If a second alert had been stored, its email would have been sent at the same time.
    expect(await most()).toBe(1)
  } finally {
    await admin('stock', soldOut, '0')
  }
})
