import { afterEach, expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'
import { sendToWorker } from './send-to-worker.ts'

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  vi.unstubAllGlobals()
  warnings.mockClear()
})

it('PWA-01 the worker is registered at /sw.js for the whole shop', async () => {
  const register = vi.fn<() => Promise<string>>(async () => 'registration')
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  expect(await registerWorker()).toBe('registration')
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' })
  expect(warnings).not.toHaveBeenCalled()
})

it('NET-18 a refused worker is logged, and the shop goes on without', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('no')) } })
  expect(await registerWorker()).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['Failed to register SW.']])
})

it('NET-18 a browser without workers is logged', async () => {
  vi.stubGlobal('navigator', {})
  expect(await registerWorker()).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['SW Not Registered']])
})

it('NET-18 a message with nobody to read it is logged', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(await sendToWorker({ type: 'PREFETCH_IMAGES', payload: { urls: [] } })).toBeUndefined()
  expect(warnings.mock.calls).toEqual([['SW Not Registered']])
})

it('PWA-02 a message is answered through its own port', async () => {
  const controller = {
    postMessage: (message: unknown, [port]: MessagePort[]) => port?.postMessage({ status: 'done', message }),
  }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const message = { type: 'PREFETCH_IMAGES', payload: { urls: ['/media/a.jpg'] } } as const
  expect(await sendToWorker(message)).toEqual({ status: 'done', message })
})
