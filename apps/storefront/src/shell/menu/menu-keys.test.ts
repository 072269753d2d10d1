import { describe, expect, it } from 'vitest'
import { moveFor, type MenuMove, type MenuPlace } from './menu-keys.ts'

const top = (more: Partial<Extract<MenuPlace, { on: 'top' }>> = {}): MenuPlace => ({
  on: 'top',
  isOpen: false,
  hasPanel: true,
  index: 2,
  count: 5,
  ...more,
})
const open = top({ isOpen: true })
const plain = top({ hasPanel: false })
const toggle = (isOpen: boolean): MenuPlace => ({ on: 'toggle', isOpen })
const panel = (index: number, count = 4): MenuPlace => ({ on: 'panel', index, count })

const enter: MenuMove = { kind: 'enter' }
const close: MenuMove = { kind: 'close', returns: false, goesOn: false }
const closeAndReturn: MenuMove = { kind: 'close', returns: true, goesOn: false }
const closeAndGoOn: MenuMove = { kind: 'close', returns: false, goesOn: true }
const link = (index: number): MenuMove => ({ kind: 'link', index })
const toTop = (index: number): MenuMove => ({ kind: 'top', index })

describe('MENU-06 menu keyboard navigation', () => {
  it.each<[string, MenuPlace, MenuMove | null]>([
    ['ArrowDown', top(), enter],
    [' ', top(), enter],
    ['ArrowDown', open, enter],
    ['ArrowDown', plain, null],
    [' ', plain, null],
    ['ArrowUp', open, close],
    ['Escape', open, close],
    ['ArrowUp', top(), null],
    ['Escape', top(), null],
    ['Enter', top(), null],
    ['Tab', open, null],
    ['ArrowRight', top(), toTop(3)],
    ['ArrowLeft', top(), toTop(1)],
    ['ArrowLeft', top({ index: 0 }), toTop(0)],
    ['ArrowRight', top({ index: 4 }), toTop(4)],
    ['Home', top(), toTop(0)],
    ['End', top(), toTop(4)],
  ])('%s on a top-level link', (key, place, move) => expect(moveFor(key, false, place)).toEqual(move))

  it.each<[string, MenuPlace, MenuMove | null]>([
    ['ArrowDown', toggle(false), enter],
    ['Escape', toggle(true), close],
    ['ArrowUp', toggle(true), close],
    [' ', toggle(true), null],
    ['Enter', toggle(true), null],
    ['Escape', toggle(false), null],
  ])('%s on its button', (key, place, move) => expect(moveFor(key, false, place)).toEqual(move))

  it.each<[string, number, MenuMove | null]>([
    ['ArrowDown', 0, link(1)],
    ['ArrowDown', 3, link(3)],
    ['ArrowRight', 1, link(2)],
    ['ArrowUp', 2, link(1)],
    ['ArrowUp', 0, closeAndReturn],
    ['ArrowLeft', 0, link(0)],
    ['ArrowLeft', 2, link(1)],
    ['Home', 3, link(0)],
    ['End', 0, link(3)],
    ['Escape', 2, closeAndReturn],
    ['Tab', 1, null],
    [' ', 1, null],
    ['Enter', 1, null],
  ])('%s on link %i of the panel', (key, index, move) => expect(moveFor(key, false, panel(index))).toEqual(move))

  it('Shift+Tab closes the panel: from inside, the focus returns to the top-level link; elsewhere the browser moves the focus', () => {
    expect(moveFor('Tab', true, panel(2))).toEqual(closeAndReturn)
    expect(moveFor('Tab', true, open)).toEqual(closeAndGoOn)
    expect(moveFor('Tab', true, toggle(true))).toEqual(closeAndGoOn)
  })
})
