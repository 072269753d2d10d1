import { expect, test } from 'vitest'
import { message } from './messages.ts'

test.each([
  ['Motyl s.r.o.', 'thank you for creating an account with Motyl s.r.o.'],
  ['Motyl', 'thank you for creating an account with Motyl.'],
])('a name is followed by one full stop: %s', (shop, text) => {
  expect(message('en_US', 'mail.confirm.text', { shop })).toContain(text)
  expect(message('en_US', 'mail.confirm.text', { shop })).not.toContain('..')
})

test('a value without a full stop after it keeps its own', () => {
  expect(message('en_US', 'withdrawal.to', { seller: 'Motyl s.r.o.' })).toBe('To: Motyl s.r.o.')
})
