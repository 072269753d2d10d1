import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '../i18n/messages.ts'

afterEach(() => {
  vi.doUnmock('./server-error-text.ts')
  vi.resetModules()
})

test('shows a general text while the error texts cannot be loaded', async () => {
  vi.doMock('./server-error-text.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { listedTexts } = await import('./error-texts.ts')
  const t = await loadMessages('en-GB')
  expect(await listedTexts(t, [{ code: 'CART_EMPTY' }])).toEqual([t('notices.unexpected')])
})

test('lists each error in the data once, with its numeric parameters', async () => {
  const { listedTexts } = await import('./error-texts.ts')
  const t = await loadMessages('en-GB')
  const parameters = [{ name: 'maximum', number: 12, value: '12' }]
  const maximum = { code: 'INSUFFICIENT_STOCK', reason: { code: 'MAXIMUM_EXCEEDED', parameters } }
  expect(await listedTexts(t, [maximum, null, maximum])).toEqual(['You can buy at most 12 of these.'])
})

test('uses Magento’s code when a stored response has no reason', async () => {
  const { listedTexts } = await import('./error-texts.ts')
  const t = await loadMessages('en-GB')
  expect(await listedTexts(t, [{ code: 'INSUFFICIENT_STOCK' }])).toEqual([t('forms.server.notEnough')])
})
