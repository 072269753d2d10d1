import { describe, expect, it } from 'vitest'
import {
  closeDelay,
  closedPanel,
  isHeadingDown,
  nextPanel,
  type PanelEvent,
  type PanelState,
} from './menu-panel-state.ts'

const shown: PanelState = { open: 'girls', isEntered: false }
const entered: PanelState = { open: 'girls', isEntered: true }
const peek = (uid: string): PanelEvent => ({ type: 'peek', uid })
const enter = (uid: string): PanelEvent => ({ type: 'enter', uid })

describe('MENU-04 hover, focus and touch open a panel', () => {
  it.each<[string, PanelState, PanelEvent, PanelState]>([
    ['focus shows the panel but its links are not focusable', closedPanel, peek('girls'), shown],
    ['a pointer or tap enters the panel', closedPanel, enter('girls'), entered],
    ['a visible panel can be entered', shown, enter('girls'), entered],
    ['focus on the link of an entered panel keeps it entered', entered, peek('girls'), entered],
    ['focus on the next link shows the next panel', entered, peek('boys'), { open: 'boys', isEntered: false }],
    ['only one panel is open', entered, enter('boys'), { open: 'boys', isEntered: true }],
    ['closing closes the panel', entered, { type: 'close' }, closedPanel],
  ])('%s', (_, before, event, after) => expect(nextPanel(before, event)).toEqual(after))

  it('closing a closed panel changes nothing', () => {
    expect(nextPanel(closedPanel, { type: 'close' })).toBe(closedPanel)
  })
})

describe('MENU-05 the panel closes when the pointer leaves', () => {
  it('MENU-05 after 100 ms', () => expect(closeDelay).toBe(100))

  it.each([
    ['straight down', { x: 100, y: 110 }, true],
    ['down and far to the side', { x: 135, y: 110 }, true],
    ['along the bar', { x: 140, y: 101 }, false],
    ['up', { x: 100, y: 90 }, false],
    ['nowhere', { x: 100, y: 100 }, false],
  ])('a pointer moving %s to %o is heading for the panel: %s', (_, to, isOnItsWay) => {
    expect(isHeadingDown({ x: 100, y: 100 }, to)).toBe(isOnItsWay)
  })

  it('a pointer without a known position is not heading for the panel', () => {
    expect(isHeadingDown(null, { x: 0, y: 50 })).toBe(false)
  })
})
