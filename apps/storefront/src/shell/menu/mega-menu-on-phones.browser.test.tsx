import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { isHydrated } from '#src/platform/hydration/page-start.inline.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { MegaMenu } from './mega-menu.tsx'

const none = { labelColour: null, labelCss: null, badges: [], image: null, leftBlock: null, rightBlock: null }
const itemOf = (name: string, children: readonly MenuItem[] = []): MenuItem => ({
  uid: name,
  name,
  path: `/${name.toLowerCase()}`,
  children,
  ...none,
})
const menu = [itemOf('Girls', [itemOf('Skirts')]), itemOf('Boys', [itemOf('Shirts')])]
const shown = (
  <MemoryRouter>
    <MegaMenu menu={menu} />
  </MemoryRouter>
)

let root: Root | undefined
let place: HTMLElement
let complaints: unknown[]

beforeEach(() => {
  fakeGraphql({})
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(shown)
})
afterEach(async () => {
  root?.unmount()
  place.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
const links = () => [...place.querySelectorAll('a')]
const list = () => place.querySelector('ul')

async function hydrate(): Promise<void> {
  startTransition(() => {
    root = hydrateRoot(place, shown, { onRecoverableError: (error) => complaints.push(error) })
  })
  await expect.poll(() => isKnown(list() ?? place)).toBe(true)
}

it('a phone keeps the markup of the menu and hydrates none of it, until its screen is wide', async () => {
  await page.viewport(390, 844)
  const before = list()?.outerHTML
  await hydrate()
  expect(list()?.outerHTML).toBe(before)
  expect(links().length).toBeGreaterThan(3)
  expect(links().filter(isKnown)).toEqual([])
  // So that early clicks do not wait for them.
  expect(links().every(isHydrated)).toBe(true)
  await page.viewport(1280, 900)
  await expect.poll(() => links().filter(isKnown).length).toBe(links().length)
  expect(list()?.outerHTML).toBe(before)
  expect(complaints).toEqual([])
})

it('a desktop hydrates all of it at once', async () => {
  const first = links()[0]
  await hydrate()
  await expect.poll(() => links().every(isKnown)).toBe(true)
  expect(links()[0]).toBe(first)
  expect(complaints).toEqual([])
})
