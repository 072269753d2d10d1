import { describe, expect, it } from 'vitest'
import { announcedSeconds, phaseAt } from './session-clock.ts'

const end = 3_600_000

describe('AUTH-06 AMB-17 the end of a session', () => {
  it.each([
    [0, { kind: 'running' }],
    [end - 60_001, { kind: 'running' }],
    [end - 60_000, { kind: 'ending', seconds: 60 }],
    [end - 59_400, { kind: 'ending', seconds: 60 }],
    [end - 1, { kind: 'ending', seconds: 1 }],
    [end, { kind: 'ended' }],
    [end + 7_200_000, { kind: 'ended' }],
  ])('at %i ms the phase is %j', (now, phase) => expect(phaseAt(end, now)).toEqual(phase))

  it.each([
    [60, 60],
    [21, 60],
    [20, 20],
    [1, 20],
  ])('with %i s left, announces %i s', (seconds, announced) => expect(announcedSeconds(seconds)).toBe(announced))
})
