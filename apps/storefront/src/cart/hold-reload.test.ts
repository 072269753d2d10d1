import { expect, test, vi } from 'vitest'
import { holdReload, whenFree } from './hold-reload.ts'

test('AMB-48 the page is loaded anew at once, but not while a payment is in flight', () => {
  const reload = vi.fn<() => void>()
  whenFree(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  const [first, second] = [holdReload(), holdReload()]
  whenFree(reload)
  first()
  expect(reload).toHaveBeenCalledTimes(1)
  second()
  expect(reload).toHaveBeenCalledTimes(2)
  holdReload()()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('runs every waiting reload', () => {
  const [byCart, bySession] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const release = holdReload()
  whenFree(byCart)
  whenFree(bySession)
  release()
  expect([byCart, bySession].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
