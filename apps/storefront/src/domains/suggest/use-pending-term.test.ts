import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPendingTerm } from './use-pending-term.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('SRCH-11 a term is submitted, trimmed, 500 ms after typing stops', () => {
  const submit = vi.fn<(term: string, isRested: boolean) => void>()
  const pending = createPendingTerm(submit)
  pending.type('suk')
  vi.advanceTimersByTime(499)
  pending.type(' sukienka ')
  vi.advanceTimersByTime(499)
  expect(submit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(submit.mock.calls).toEqual([['sukienka', true]])
  vi.advanceTimersByTime(5000)
  expect(submit).toHaveBeenCalledTimes(1)
})

it('SRCH-11 a blank term is never submitted, and cancels the one before', () => {
  const submit = vi.fn<(term: string, isRested: boolean) => void>()
  const pending = createPendingTerm(submit)
  pending.type('sukienka')
  pending.type('   ')
  pending.flush()
  vi.advanceTimersByTime(5000)
  expect(submit).not.toHaveBeenCalled()
})

it('AMB-14 a flush submits the pending term immediately, and only once', () => {
  const submit = vi.fn<(term: string, isRested: boolean) => void>()
  const pending = createPendingTerm(submit)
  pending.type('sukienka')
  pending.flush()
  pending.flush()
  vi.advanceTimersByTime(5000)
  expect(submit.mock.calls).toEqual([['sukienka', false]])
})

it('a cancelled term is not submitted', () => {
  const submit = vi.fn<(term: string, isRested: boolean) => void>()
  const pending = createPendingTerm(submit)
  pending.type('sukienka')
  pending.cancel()
  pending.flush()
  vi.advanceTimersByTime(5000)
  expect(submit).not.toHaveBeenCalled()
})
