import { startTransition, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { isHydrated } from '#src/platform/hydration/page-start.inline.ts'
import { ToastProvider } from '#src/ui/toast/toast.tsx'
import { ProductGrid } from './product-grid.tsx'

const money = { value: 39.9, currency: 'EUR' as const }
const hatOf = (name: string) =>
  ({
    __typename: 'ConfigurableProduct',
    uid: btoa(name),
    sku: name,
    name,
    url_key: name,
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { final_price: money, regular_price: money } },
  }) as unknown as ProductCardFragment
const hats = ['1', '2', '3', '4'].map(hatOf)

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
})

const shown = (grid: ReactElement) => (
  <MemoryRouter>
    <ToastProvider>{grid}</ToastProvider>
  </MemoryRouter>
)
const grid = () => place.querySelector('ul')?.outerHTML
const links = () => [...place.querySelectorAll('h2 a')]
const hydrated = () => links().filter(isHydrated).length
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300))

function hydrate(): void {
  place.innerHTML = renderToString(shown(<ProductGrid products={hats} />))
  startTransition(() => {
    root = hydrateRoot(place, shown(<ProductGrid products={hats} comesWithPage />), {
      // Here the server's part of a card that waits for an interaction, such as the wish list button, is missing.
      onRecoverableError: (error) => String(error).includes('does not support Suspense') || complaints.push(error),
    })
  })
}

it('cards of the page hydrate on the first interaction, and keep their markup until then', async () => {
  hydrate()
  const before = grid()
  await quiet()
  expect(hydrated()).toBe(0)
  expect(grid()).toBe(before)
  const first = links()[0]
  await userEvent.keyboard('{Tab}')
  await expect.poll(hydrated).toBe(4)
  expect(links()[0]).toBe(first)
  expect(complaints).toEqual([])
})
