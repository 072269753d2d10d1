import { expect, test, vi } from 'vitest'
import { deferReloadDuringPayment, whenNoPayment } from './defer-reload-during-payment.ts'

test('AMB-48 reloads immediately, but not while a payment is in flight', () => {
  const reload = vi.fn<() => void>()
  whenNoPayment(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  const [first, second] = [deferReloadDuringPayment(), deferReloadDuringPayment()]
  whenNoPayment(reload)
  first()
  expect(reload).toHaveBeenCalledTimes(1)
  second()
  expect(reload).toHaveBeenCalledTimes(2)
  deferReloadDuringPayment()()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('runs every deferred reload', () => {
  const [byCart, bySession] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const release = deferReloadDuringPayment()
  whenNoPayment(byCart)
  whenNoPayment(bySession)
  release()
  expect([byCart, bySession].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
