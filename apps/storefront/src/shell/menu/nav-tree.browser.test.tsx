import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { isHydrated } from '#src/platform/hydration/page-start.inline.ts'
import { leaveFirstPage } from '#src/platform/hydration/first-page.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { DrawersProvider, useDrawers } from '../drawers/drawers.tsx'
import { NavTree } from './nav-tree.tsx'

const none = { labelColour: null, labelCss: null, badges: [], image: null, leftBlock: null, rightBlock: null }
const itemOf = (name: string, children: readonly MenuItem[] = []): MenuItem => ({
  uid: name,
  name,
  path: `/${name.toLowerCase()}`,
  children,
  ...none,
})
const menu = [itemOf('Girls', [itemOf('Skirts')]), itemOf('Boys', [itemOf('Shirts')])]

function Opener() {
  const { toggle } = useDrawers()
  return (
    <button type="button" onClick={() => toggle('nav')}>
      Open
    </button>
  )
}

const shown = (
  <MemoryRouter>
    <DrawersProvider>
      <Opener />
      <NavTree menu={menu} />
    </DrawersProvider>
  </MemoryRouter>
)

// What the server sends: the tree as it is rendered later, because this module runs in a browser.
const served =
  '<button type="button">Open</button><ul data-stored=""><li><details><summary>Girls</summary><ul><li><a href="/skirts">Skirts</a></li></ul></details></li></ul>'

let root: Root | undefined
let place: HTMLElement
let complaints: unknown[]

beforeEach(() => {
  fakeGraphql({})
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  root?.unmount()
  place.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
const links = () => [...place.querySelectorAll('a')]
const list = () => place.querySelector('ul') ?? place

it('keeps the markup of the server until the drawer opens, and renders the tree then', async () => {
  place.innerHTML = served
  const before = list().outerHTML
  startTransition(() => {
    root = hydrateRoot(place, shown, { onRecoverableError: (error) => complaints.push(error) })
  })
  await expect.poll(() => isKnown(list())).toBe(true)
  expect(list().outerHTML).toBe(before)
  expect(links().filter(isKnown)).toEqual([])
  // So that early clicks do not wait for them.
  expect(links().every(isHydrated)).toBe(true)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => links().map((link) => link.textContent)).toContain('Shirts')
  expect(links().every(isKnown)).toBe(true)
  expect([...place.querySelectorAll('summary')].map((one) => one.textContent)).toEqual(['Girls', 'Boys'])
  expect(complaints).toEqual([])
})

it('on a page that the server did not render it is there before the drawer opens', async () => {
  leaveFirstPage()
  place.innerHTML = renderToString(shown)
  expect(links().map((link) => link.textContent)).toContain('Skirts')
})
