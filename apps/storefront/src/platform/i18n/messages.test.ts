import { expect, test, vi } from 'vitest'
import { loadMessages, type MessageKey } from './messages.ts'
import { defaultStore } from './store-views.ts'

test('a store view of another country has the texts of its language', async () => {
  const austrian = await loadMessages('de-AT')
  expect(austrian('cart.empty.title')).toBe('Ihr Warenkorb ist leer')
})

test('STORE-05 the default locale is pl-PL', async () => {
  expect(defaultStore().locale).toBe('pl-PL')
  const t = await loadMessages(defaultStore().locale)
  expect(t('cart.empty.title')).toBe('Twój koszyk jest pusty')
})

test('STORE-06 an unknown locale is reported by its code and falls back to English', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const t = await loadMessages('xx-XX')
  expect(String(report.mock.calls[0]?.[0])).toContain('Unable to locate locale xx-XX within generated dist directory')
  expect(t('cart.empty.title')).toBe('Your cart is empty')
  report.mockRestore()
})

test('STORE-07 shows the key of a missing text and logs it once', async () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const t = await loadMessages('en-GB')
  const missing = 'no.such.text' as MessageKey
  expect([t(missing), t(missing)]).toEqual(['no.such.text', 'no.such.text'])
  expect(report.mock.calls).toEqual([['Missing message "no.such.text" in en-GB']])
  report.mockRestore()
})
