import { expect, it } from 'vitest'
import { loadingPause, nextPhase } from './loading-bar.tsx'

it('SHELL-23 is loading, then done, then off after 750 ms', () => {
  expect(nextPhase('off', 'start')).toBe('loading')
  expect(nextPhase('loading', 'end')).toBe('done')
  expect(nextPhase('done', 'pause')).toBe('off')
  expect(loadingPause).toBe(750)
})

it('SHELL-23 starts over for a new page during done, and ignores a late timer', () => {
  expect(nextPhase('done', 'start')).toBe('loading')
  expect(nextPhase('loading', 'pause')).toBe('loading')
  expect(nextPhase('off', 'end')).toBe('off')
})
