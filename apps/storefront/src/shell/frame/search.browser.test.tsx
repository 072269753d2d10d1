import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Layout } from './layout.tsx'

const field = page.getByRole('combobox', { name: 'Search' })
const close = page.getByRole('button', { name: 'Close search' })
const ground = () => [...document.body.children].find((one) => getComputedStyle(one).position === 'fixed')

const layout = { storeConfig: {} } as LayoutQuery

async function open(path: string) {
  const { router } = await renderInShop(
    <Layout data={layout}>
      <h1>{path}</h1>
    </Layout>,
    { path, layout },
  )
  await page.getByRole('searchbox').click()
  return router
}

beforeEach(() => {
  sessionStorage.clear()
  fakeGraphql({
    SearchStart: { getTopQueries: { items: [{ suggestion: 'dress' }, { suggestion: 'coat' }] } },
    SearchSuggestions: { getAutocompleteSuggestions: { items: [{ suggestion: 'dress' }] } },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the search on a desktop', () => {
  it('SRCH-01 dims the page while open; a press on the overlay closes the search', async () => {
    await open('/contact')
    await expect.element(page.getByRole('option', { name: 'dress' })).toBeVisible()
    const overlay = ground()
    expect(overlay).toBeDefined()
    await userEvent.click(overlay ?? document.body, { position: { x: 40, y: 800 } })
    await expect.poll(() => ground() === undefined).toBe(true)
    await expect.element(page.getByRole('option', { name: 'dress' })).not.toBeInTheDocument()
  })

  it('SRCH-01 shows a button that clears the field once it has text', async () => {
    await open('/contact')
    const clear = page.getByRole('button', { name: 'Clear search' })
    expect(clear.elements()).toEqual([])
    await field.fill('dre')
    await clear.click()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  it('SRCH-10 closes by its button and stays on the page', async () => {
    const router = await open('/contact')
    await close.click()
    await expect.element(close).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/eu/contact')
  })

  it('SRCH-10 goes home from results that were opened directly', async () => {
    const router = await open('/search/query/dress')
    await close.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/')
  })

  it('SRCH-10 goes back from results to the last page before the search', async () => {
    const router = await open('/contact')
    await userEvent.keyboard('{Escape}')
    await router.navigate('/eu/search/query/dress')
    await page.getByRole('searchbox').click()
    await close.click()
    await expect.poll(() => router.state.location.pathname).toBe('/eu/contact')
  })
})
