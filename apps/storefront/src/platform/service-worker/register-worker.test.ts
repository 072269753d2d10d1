import { afterEach, expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'
import { sendToWorker } from './send-to-worker.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  vi.unstubAllGlobals()
  warnings.mockClear()
})

it('PWA-01 registers the worker at /sw.js for the whole shop', async () => {
  const register = vi.fn<() => Promise<string>>(async () => 'registration')
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  expect(await registerWorker()).toBe('registration')
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' })
  expect(warnings).not.toHaveBeenCalled()
})

it('NET-18 logs a failed registration and goes on without a worker', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('no')) } })
  expect(await registerWorker()).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['Failed to register SW.']])
})

it('NET-18 logs a browser without service workers', async () => {
  vi.stubGlobal('navigator', {})
  expect(await registerWorker()).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['SW Not Registered']])
})

it('NET-18 logs a message that no worker receives', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(await sendToWorker({ type: 'PREFETCH_IMAGES', payload: { urls: [] } })).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['SW Not Registered']])
})

it('PWA-02 returns the worker’s response through the message’s own port', async () => {
  const controller = {
    postMessage: (message: unknown, [port]: MessagePort[]) => port?.postMessage({ status: 'done', message }),
  }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const message = { type: 'PREFETCH_IMAGES', payload: { urls: ['/media/a.jpg'] } } as const
  expect(await sendToWorker(message)).toEqual({ status: 'done', message })
})
