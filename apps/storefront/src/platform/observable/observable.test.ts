import { expect, it, vi } from 'vitest'
import { observable } from './observable.ts'

it('calls listeners after each change until they unsubscribe', () => {
  const count = observable(0)
  const seen: number[] = []
  const stop = count.follow(() => seen.push(count.get()))
  const other = vi.fn<() => void>()
  count.follow(other)
  count.set(1)
  stop()
  count.set(2)
  expect(seen).toEqual([1])
  expect(other).toHaveBeenCalledTimes(2)
  expect(count.get()).toBe(2)
})
