import { describe, expect, it } from 'vitest'
import { nextHeader, startHeader, type HeaderState } from './use-header-scroll.ts'

/** The header states for a sequence of scroll positions; `S` expands the search field, `s` collapses it. */
function walk(steps: readonly (number | 'S' | 's')[], start = 0): readonly HeaderState[] {
  let header = startHeader(start)
  let y = start
  let isExpanded = false
  return steps.map((step) => {
    if (typeof step === 'number') y = step
    else isExpanded = step === 'S'
    header = nextHeader(header, y, isExpanded)
    return header.state
  })
}

describe('nextHeader', () => {
  it('SHELL-08 is static at scroll position 0 after any state', () => {
    expect(walk([0, 400, 0])).toEqual(['static', 'fixed-hidden', 'static'])
    expect(walk([400, 380, 0])).toEqual(['fixed-hidden', 'fixed', 'static'])
    expect(walk([400, -30])).toEqual(['fixed-hidden', 'static'])
  })

  it('SHELL-09 hides when scrolling down past 350 px and not before', () => {
    expect(walk([100, 349, 350, 360])).toEqual(['static', 'static', 'static', 'fixed-hidden'])
  })

  it('SHELL-09 does not hide while the search field is expanded', () => {
    expect(walk(['S', 360, 900, 's', 910])).toEqual(['static', 'static', 'static', 'static', 'fixed-hidden'])
  })

  it('SHELL-10 is fixed when scrolling up past 350 px', () => {
    expect(walk([900, 700])).toEqual(['fixed-hidden', 'fixed'])
    expect(walk([900, 300])).toEqual(['fixed-hidden', 'fixed'])
    expect(walk([680], 700)).toEqual(['fixed'])
  })

  it('SHELL-11 reappears when the search field expands', () => {
    expect(walk([900, 'S', 1000, 's', 1100])).toEqual(['fixed-hidden', 'fixed', 'fixed', 'fixed', 'fixed-hidden'])
  })

  it('AMB-46 stays static up to 350 px, and once fixed stays fixed until scroll position 0', () => {
    expect(walk([300, 200, 340])).toEqual(['static', 'static', 'static'])
    expect(walk([900, 700, 300, 320, 340, 100, 1, 0])).toEqual([
      'fixed-hidden',
      'fixed',
      'fixed',
      'fixed',
      'fixed',
      'fixed',
      'fixed',
      'static',
    ])
  })

  it('AMB-46 ignores jitter below 8 px', () => {
    expect(walk([900, 895, 893, 892])).toEqual(['fixed-hidden', 'fixed-hidden', 'fixed-hidden', 'fixed'])
    expect(walk([900, 800, 804, 807, 808])).toEqual(['fixed-hidden', 'fixed', 'fixed', 'fixed', 'fixed-hidden'])
  })

  it('remembers the previous state, so that a static header does not slide away', () => {
    expect(nextHeader(startHeader(0), 400, false)).toMatchObject({ state: 'fixed-hidden', before: 'static' })
    expect(nextHeader({ state: 'fixed', before: 'static', anchor: 600 }, 700, false)).toMatchObject({
      state: 'fixed-hidden',
      before: 'fixed',
    })
  })
})
