import { describe, expect, it } from 'vitest'
import { connectionTimeout } from '#src/platform/graphql/online.ts'
import { changeToasts, makeToast, noToasts, unexpectedTimeout, type Toasts } from './toasts.ts'

const add = (toasts: Toasts, message: string, now: number, type: 'info' | 'error' = 'info'): Toasts =>
  changeToasts(toasts, { kind: 'add', toast: makeToast(type, message, {}, now) })

describe('a toast', () => {
  it('TOAST-01 has a type, a message, a timeout, an action and an icon', () => {
    const undo = () => undefined
    const options = { timeout: 100, dismissable: false, actionText: 'Undo', onAction: undo, icon: 'trash' } as const
    expect(makeToast('warning', 'Removed', options, 7)).toMatchObject({
      type: 'warning',
      message: 'Removed',
      timestamp: 7,
      ...options,
    })
    for (const type of ['error', 'success', 'info', 'warning'] as const)
      expect(makeToast(type, 'x', {}, 0).type).toBe(type)
  })

  it.each([
    ['no type', '' as 'info', 'text', {}],
    ['no message', 'info', '', {}],
    ['neither a button nor a timeout', 'info', 'text', { dismissable: false, timeout: 0 }],
  ] as const)('TOAST-02 with %s throws', (_fault, type, message, options) => {
    expect(() => makeToast(type, message, options, 0)).toThrow(TypeError)
  })

  it('TOAST-02 can stay until dismissed, or have no button', () => {
    expect(makeToast('info', 'x', { timeout: 0 }, 0)).toMatchObject({ timeout: 0, dismissable: true })
    expect(makeToast('info', 'x', { dismissable: false }, 0)).toMatchObject({ timeout: 5000, dismissable: false })
  })

  it.each([
    ['info', 5000],
    ['warning', 5000],
    ['success', 9000],
    ['error', 9000],
  ] as const)('TOAST-05 of type %s disappears after %d ms', (type, timeout) => {
    expect(makeToast(type, 'x', {}, 0).timeout).toBe(timeout)
  })

  it('TOAST-06 about the connection disappears after 3 s, an unexpected error after 15 s', () => {
    expect([connectionTimeout, unexpectedTimeout]).toEqual([3000, 15_000])
  })
})

describe('toasts', () => {
  it('NET-09 NET-10 about the connection replace each other; others stay', () => {
    const about = (toasts: Toasts, message: string, now: number) =>
      changeToasts(toasts, { kind: 'add', toast: makeToast('error', message, { topic: 'connection' }, now) })
    const offline = about(add(noToasts, 'Added a hat', 1), 'You are offline', 2)
    const lost = about(offline, 'The shop did not answer', 3)
    expect(lost.shown.map(({ message }) => message)).toEqual(['Added a hat', 'The shop did not answer'])
    expect(lost.history.map(({ message }) => message)).toContain('You are offline')
  })

  it('TOAST-03 AMB-07 keep their position and restart the timer when repeated', () => {
    const once = add(add(noToasts, 'first', 1), 'second', 2)
    const again = add(once, 'first', 3)
    expect(again.shown.map(({ message, timestamp, renewals }) => [message, timestamp, renewals])).toEqual([
      ['first', 1, 1],
      ['second', 2, 0],
    ])
    expect(add(again, 'first', 4).shown[0]?.renewals).toBe(2)
  })

  it('TOAST-03 AMB-07 are separate for different messages and types', () => {
    const toasts = add(add(add(noToasts, 'Added a hat', 1), 'Added a coat', 2), 'Added a hat', 3, 'error')
    expect(new Set(toasts.shown.map(({ id }) => id)).size).toBe(3)
  })

  it('TOAST-04 are ordered by time and removed by id', () => {
    const late = changeToasts(add(noToasts, 'late', 9), { kind: 'add', toast: makeToast('info', 'early', {}, 2) })
    expect(late.shown.map(({ message }) => message)).toEqual(['early', 'late'])
    const [early] = late.shown
    const left = changeToasts(late, { kind: 'remove', id: early?.id ?? '' })
    expect(left.shown.map(({ message }) => message)).toEqual(['late'])
  })

  it('stay in a history of the latest ten, newest first, without duplicates', () => {
    let toasts = noToasts
    for (let i = 0; i < 12; i += 1) toasts = add(toasts, `message ${i}`, i)
    toasts = add(toasts, 'message 5', 12)
    for (const { id } of toasts.shown) toasts = changeToasts(toasts, { kind: 'remove', id })
    expect(toasts.shown).toEqual([])
    expect(toasts.history.map(({ message }) => message).slice(0, 3)).toEqual(['message 5', 'message 11', 'message 10'])
    expect(toasts.history).toHaveLength(10)
  })
})
