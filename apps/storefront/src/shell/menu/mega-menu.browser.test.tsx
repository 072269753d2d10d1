import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { eventually } from '#src/platform/testing/eventually.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { MegaMenu } from './mega-menu.tsx'

function itemOf(name: string, children: readonly MenuItem[] = []): MenuItem {
  const path = `/${name.toLowerCase().replaceAll(' ', '-')}`
  const none = { labelColour: null, labelCss: null, badges: [], image: null, leftBlock: null, rightBlock: null }
  return { uid: name, name, path, children, ...none }
}
const menu = [
  itemOf('New in'),
  { ...itemOf('Girls', [itemOf('Clothing', [itemOf('Skirts')])]), rightBlock: 'girls' },
  itemOf('Boys', [itemOf('Shirts')]),
]

async function open() {
  const calls = fakeGraphql({
    MenuBlocks: {
      cmsBlocks: { items: [{ identifier: 'girls', content: '<p><a href="/eu/dresses">Dresses</a></p>' }] },
    },
  })
  await renderInShop(
    <>
      <MegaMenu menu={menu} />
      <button type="button" style={{ position: 'absolute', insetBlockEnd: 0 }}>
        In the page
      </button>
    </>,
  )
  return calls
}

const nav = page.getByRole('navigation')
const top = (name: string) => nav.getByRole('link', { name, exact: true })
const toggle = nav.getByRole('button', { name: 'Show Girls submenu' })
/** The names of the categories whose panels are visible. */
const visible = () =>
  [...document.querySelectorAll('[data-entry]')]
    .filter((entry) => entry.querySelector('[data-panel]')?.checkVisibility({ visibilityProperty: true }))
    .map((entry) => entry.querySelector('[data-top]')?.textContent)
const focused = () => document.activeElement?.textContent
const press = (keys: string) => userEvent.keyboard(keys)
const send = (target: Element, type: string, at: PointerEventInit) =>
  act(async () => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...at })))
/** Moves the pointer from one element to another without the pauses of a real mouse. */
async function cross(from: Element, to: Element, at: PointerEventInit): Promise<void> {
  await send(from, 'pointerout', { ...at, relatedTarget: to })
  await send(to, 'pointerover', { ...at, relatedTarget: from })
  await send(to, 'pointermove', at)
}
const focus = (name: string) => (top(name).element() as HTMLElement).focus()
const elsewhere = page.getByRole('button', { name: 'In the page' })

afterEach(() => vi.unstubAllGlobals())

describe('MENU-06 the mega menu by keyboard', () => {
  beforeEach(async () => {
    await open()
    focus('Girls')
    await expect.poll(visible).toEqual(['Girls'])
  })

  it('MENU-02 enters the visible panel by ArrowDown, moves through its links and content block, and leaves by ArrowUp', async () => {
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await press('{ArrowDown}')
    await expect.poll(focused).toBe('See all: Girls')
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await press('{ArrowDown}')
    expect(focused()).toBe('Clothing')
    await expect.element(nav.getByRole('link', { name: 'Dresses' })).toBeVisible()
    await press('{End}')
    expect(focused()).toBe('Dresses')
    await press('{Home}')
    expect(focused()).toBe('See all: Girls')
    await press('{ArrowUp}')
    await expect.poll(visible).toEqual([])
    expect(focused()).toBe('Girls')
  })

  it.each([
    [' ', '{Escape}'],
    ['{ArrowDown}', '{Shift>}{Tab}{/Shift}'],
  ])('is entered by %o and left by %s, to the category', async (enter, leave) => {
    await press(enter)
    await expect.poll(focused).toBe('See all: Girls')
    await press(leave)
    await expect.poll(visible).toEqual([])
    expect(focused()).toBe('Girls')
  })

  it('skips the links of a panel that only the focus has opened, and opens none on the way back', async () => {
    await press('{Tab}{Tab}')
    expect(focused()).toBe('Boys')
    await expect.poll(visible).toEqual(['Boys'])
    await press('{Shift>}{Tab}{Tab}{Tab}{/Shift}')
    expect(focused()).toBe('New in')
    await expect.poll(visible).toEqual([])
  })
})

describe('the mega menu by pointer', () => {
  beforeEach(async () => {
    await open()
    // Before the pointer moves: the menu could not clear a real timer afterwards.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await elsewhere.hover()
    await top('Girls').hover()
    await eventually(() => expect(visible()).toEqual(['Girls']))
  })
  afterEach(() => void vi.useRealTimers())

  it('MENU-04 MENU-05 opens on hover and closes 100 ms after the pointer leaves', async () => {
    await elsewhere.hover()
    vi.advanceTimersByTime(99)
    expect(visible()).toEqual(['Girls'])
    vi.advanceTimersByTime(1)
    await eventually(() => expect(visible()).toEqual([]))
  })

  it('MENU-05 stays open while the pointer crosses the neighbouring entry on its way down to the panel', async () => {
    const [girls, boys] = [top('Girls').element(), top('Boys').element()]
    const from = girls.getBoundingClientRect()
    const over = boys.getBoundingClientRect()
    const skirts = document.querySelector('[data-panel] a[href$="/skirts"]')
    if (skirts === null) throw new Error('the panel has no link to the skirts')
    const down = { clientX: over.left + 6, clientY: over.bottom - 4 }
    await send(girls, 'pointermove', { clientX: from.right - 2, clientY: from.top + 4 })
    await cross(girls, boys, down)
    vi.advanceTimersByTime(150)
    expect(visible()).toEqual(['Girls'])
    await cross(boys, skirts, { clientX: down.clientX, clientY: over.bottom + 40 })
    vi.advanceTimersByTime(5000)
    expect(visible()).toEqual(['Girls'])
  })

  it('MENU-05 closes by Escape, on blur and on navigation', async () => {
    await press('{Escape}')
    await eventually(() => expect(visible()).toEqual([]))
    focus('Boys')
    await eventually(() => expect(visible()).toEqual(['Boys']))
    ;(elsewhere.element() as HTMLElement).focus()
    await eventually(() => expect(visible()).toEqual([]))
    await top('Boys').hover()
    await eventually(() => expect(visible()).toEqual(['Boys']))
    // Without a move of the pointer, which could leave the menu on the way.
    ;(nav.getByRole('link', { name: 'Shirts' }).element() as HTMLElement).click()
    await eventually(() => expect(visible()).toEqual([]))
  })
})

it('MENU-04 opens on the first tap on a touch screen, whose second tap follows the link', async () => {
  await open()
  const link = top('Girls').element() as HTMLElement
  const tap = (): void => {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  tap()
  await expect.poll(visible).toEqual(['Girls'])
  expect(link.getAttribute('aria-current')).toBeNull()
  tap()
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
})

it('loads its blocks also for a pointer that was in the bar before the menu listened', async () => {
  const calls = await open()
  const [girls, boys] = [top('Girls').element(), top('Boys').element()]
  await cross(girls, boys, { clientX: 200, clientY: 10 })
  await eventually(() => expect(calls.map(({ operation }) => operation)).toContain('MenuBlocks'))
})
