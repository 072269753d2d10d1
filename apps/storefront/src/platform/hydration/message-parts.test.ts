import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessageKey } from '../i18n/messages.ts'
import { messagePartsOf } from './message-parts.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('SSR', false)
})
afterEach(() => vi.unstubAllEnvs())

it('a route names the parts of the messages that its pages need', () => {
  const handles = [undefined, { messageParts: ['account'] }, { isPersonal: true }, { messageParts: ['purchase'] }]
  expect(messagePartsOf(handles)).toEqual(['account', 'purchase'])
})

it('in the browser, a page has the messages of its parts as soon as they are loaded, and not those of other parts', async () => {
  const { loadMessages, loadPartsOfLocale } = await import('../i18n/messages.ts')
  const t = await loadMessages('en-GB')
  await loadPartsOfLocale('en-GB', ['account'])
  expect(t('withdrawal.all')).not.toBe('')
  expect(t('cart.checkout')).toBe('')
})

it('in the browser, a message loads by itself, whichever part it is in, and notifies the page', async () => {
  const { followMessages, loadMessages } = await import('../i18n/messages.ts')
  const t = await loadMessages('en-GB')
  const seen: string[] = []
  const stop = followMessages(() => seen.push(t('withdrawal.all')))
  expect(t('withdrawal.all')).toBe('')
  await expect.poll(() => seen.at(-1)).toBe('The whole order')
  stop()
})

it('a missing message is reported once all parts are loaded', async () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { loadMessages } = await import('../i18n/messages.ts')
  const t = await loadMessages('en-GB')
  await expect.poll(() => t('no.such.text' as MessageKey)).toBe('no.such.text')
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})
