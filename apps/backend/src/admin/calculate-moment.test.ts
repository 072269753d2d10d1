import { expect, it } from 'vitest'
import { momentIn } from './calculate-moment.ts'

it.each([
  ['Europe/Warsaw', '2026-12-24T08:00', '2026-12-24T07:00:00.000Z', 60],
  ['Europe/Warsaw', '2026-07-01T08:00:30', '2026-07-01T06:00:30.000Z', 120],
  ['Europe/Warsaw', '2026-12-24', '2026-12-23T23:00:00.000Z', 60],
  ['Europe/Warsaw', '2026-10-25T12:00', '2026-10-25T11:00:00.000Z', 60],
  ['Europe/Warsaw', '2026-10-25T00:30', '2026-10-24T22:30:00.000Z', 120],
  ['Asia/Yerevan', '2026-12-24T08:00Z', '2026-12-24T08:00:00.000Z', 240],
  ['Asia/Yerevan', '2026-12-24T08:00-05:00', '2026-12-24T13:00:00.000Z', 240],
])('%s %s is %s', (zone, text, at, offset) => {
  expect(momentIn(zone, text)).toEqual({ at: new Date(at), offset })
})

it.each(['', 'soon', '2026-13-01', '2026-12-24T25:00', '24.12.2026'])('%j is no moment', (text) => {
  expect(momentIn('Europe/Warsaw', text)).toBeUndefined()
})
