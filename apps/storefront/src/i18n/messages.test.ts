import { expect, test, vi } from 'vitest'
import { loadMessages } from './messages.ts'
import { defaultStore } from './store-views.ts'

test('STORE-05 the default locale is pl-PL', async () => {
  expect(defaultStore.locale).toBe('pl-PL')
  const t = await loadMessages(defaultStore.locale)
  expect(t('cart.empty.title')).toBe('Twój koszyk jest pusty')
})

test('STORE-06 an unknown locale is reported by its code and falls back to English', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const t = await loadMessages('xx-XX')
  expect(String(report.mock.calls[0]?.[0])).toContain('Unable to locate locale xx-XX within generated dist directory')
  expect(t('cart.empty.title')).toBe('Your cart is empty')
  report.mockRestore()
})

test('STORE-07 a missing text shows its key and breaks nothing', async () => {
  const t = await loadMessages('en-GB')
  expect(t('no.such.text')).toBe('no.such.text')
})
