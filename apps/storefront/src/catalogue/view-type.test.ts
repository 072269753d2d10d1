import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStorage } from '#src/browser-storage/testing-storage.ts'
import { applyView, chooseView, followView, shownView } from './view-type.ts'

const root = { dataset: {} as Record<string, string> }
beforeEach(() => {
  root.dataset = {}
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('document', { documentElement: root })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('the view of a list', () => {
  it('LIST-07 is four and two columns until another is chosen, and an unknown one is the usual', () => {
    expect(shownView()).toBe('GRID_4X_2X')
    root.dataset['view'] = 'SPIRAL'
    expect(shownView()).toBe('GRID_4X_2X')
  })

  it.each(['GRID_2X_1X', 'MOSAIC'] as const)('LIST-08 %s is kept and stands at once on the next page', (type) => {
    const told = vi.fn<() => void>()
    followView(told)
    chooseView(type)
    expect(shownView()).toBe(type)
    expect(told).toHaveBeenCalledOnce()
    root.dataset = {}
    applyView()
    expect(shownView()).toBe(type)
  })

  it('LIST-08 a forbidden or broken storage keeps none and breaks nothing', () => {
    localStorage.setItem('bocian:category_view_type', '{')
    applyView()
    expect(shownView()).toBe('GRID_4X_2X')
    vi.stubGlobal('localStorage', undefined)
    applyView()
    expect(shownView()).toBe('GRID_4X_2X')
  })
})
