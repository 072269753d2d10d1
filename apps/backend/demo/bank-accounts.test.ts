import { isIban } from '@bocian/rules/iban.ts'
import { expect, test } from 'vitest'
import { bankAccounts } from './bank-accounts.ts'
import { stores } from './stores.ts'

test('every demo store has an account with valid check digits that is clearly marked as fictitious', () => {
  const rows = bankAccounts()
  expect(rows.map(({ store }) => store)).toEqual(stores.map(({ code }) => code))
  for (const { store, settings } of rows) {
    expect(isIban(settings['payment/banktransfer/account'] ?? ''), store).toBe(store !== 'am')
    expect(settings['payment/banktransfer/bank_name']).toMatch(/demo/i)
    expect(settings['payment/banktransfer/instructions']).not.toBe('')
  }
})
