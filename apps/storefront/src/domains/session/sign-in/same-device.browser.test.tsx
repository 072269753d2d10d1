import { expect, it, vi } from 'vitest'
import { asSameDevice } from './same-device.ts'

it('AUTH-14 requests that identify the device run one after another, also after one that fails', async () => {
  const first = Promise.withResolvers<string>()
  const second = vi.fn<() => Promise<string>>(async () => 'second')
  const [one, two] = [asSameDevice(() => first.promise), asSameDevice(second)]
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(second).not.toHaveBeenCalled()
  first.reject(new Error('lost'))
  await expect(one).rejects.toThrow('lost')
  expect(await two).toBe('second')
})

it('a request does not wait longer than three seconds for another', async () => {
  const hanging = Promise.withResolvers<string>()
  const one = asSameDevice(() => hanging.promise)
  const started = performance.now()
  expect(await asSameDevice(async () => 'second')).toBe('second')
  expect(performance.now() - started).toBeGreaterThan(2900)
  hanging.resolve('first')
  expect(await one).toBe('first')
})
