import { describe, expect, it } from 'vitest'
import { hasOverlay, locksScroll, toggled, type DrawerName } from './one-drawer.ts'

const names: readonly DrawerName[] = [
  'nav',
  'mobileBottomModal',
  'accountMenu',
  'wishlistMenu',
  'miniCart',
  'agentMenu',
]

describe('drawers', () => {
  it.each(names)('SHELL-19 SHELL-20 %s opens, replaces any other, and closes again', (name) => {
    expect(toggled(null, name)).toBe(name)
    for (const other of names.filter((candidate) => candidate !== name)) expect(toggled(other, name)).toBe(name)
    expect(toggled(name, name)).toBeNull()
  })

  it.each(names.filter((name) => name !== 'accountMenu'))(
    'SHELL-21 SHELL-22 %s shows the overlay and locks scrolling',
    (name) => {
      expect(hasOverlay(name)).toBe(true)
      expect(locksScroll(name, false)).toBe(true)
    },
  )

  it('SHELL-22 the account menu does not lock scrolling unless there is an overlay', () => {
    expect(hasOverlay('accountMenu')).toBe(false)
    expect(locksScroll('accountMenu', false)).toBe(false)
    expect(locksScroll('accountMenu', true)).toBe(true)
    expect(locksScroll(null, false)).toBe(false)
    expect(locksScroll(null, true)).toBe(true)
  })
})
