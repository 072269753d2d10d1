import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStorage } from '#src/platform/storage/testing-storage.ts'
import { applyView, chooseView, followView, shownView } from './view-type.inline.ts'

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
  it('LIST-07 defaults to four columns on desktops and two on phones, also for an unknown view', () => {
    expect(shownView()).toBe('GRID_4X_2X')
    root.dataset['view'] = 'SPIRAL'
    expect(shownView()).toBe('GRID_4X_2X')
  })

  it.each(['GRID_2X_1X', 'MOSAIC'] as const)('LIST-08 %s is stored and applied on the next page', (type) => {
    const listener = vi.fn<() => void>()
    followView(listener)
    chooseView(type)
    expect(shownView()).toBe(type)
    expect(listener).toHaveBeenCalledOnce()
    root.dataset = {}
    applyView()
    expect(shownView()).toBe(type)
  })

  it('LIST-08 falls back to the default if the storage is blocked or corrupt', () => {
    localStorage.setItem('shop:category_view_type', '{')
    applyView()
    expect(shownView()).toBe('GRID_4X_2X')
    vi.stubGlobal('localStorage', undefined)
    applyView()
    expect(shownView()).toBe('GRID_4X_2X')
  })
})
