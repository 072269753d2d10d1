import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '#src/domains/session/session.ts'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Layout } from './layout.tsx'

const shop = { magento_wishlist_general_is_enabled: '1' }
const bar = page.getByRole('navigation', { name: 'Quick menu' })
const button = (name: string) => bar.getByRole('button', { name })
const highlighted = () =>
  [...document.querySelectorAll('nav [data-active="true"]')].map((entry) => entry.querySelector('span')?.textContent)
const drawers = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].map((one) => one.dataset['drawer'])

async function open(path: string, more: Partial<NonNullable<LayoutQuery['storeConfig']>> = {}): Promise<void> {
  const layout = { storeConfig: { ...shop, ...more } } as LayoutQuery
  await renderInShop(
    <Layout data={layout}>
      <h1>{path}</h1>
    </Layout>,
    { layout, path },
  )
}

beforeEach(async () => {
  startSession()
  fakeGraphql({})
  await page.viewport(390, 844)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

describe('the bottom bar', () => {
  it('SHELL-12 SHELL-25 is shown up to 768 px', async () => {
    await page.viewport(768, 900)
    await open('/')
    await expect.element(bar).toBeVisible()
    await page.viewport(769, 900)
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('SHELL-13 SHELL-14 SRCH-06 SRCH-09 highlights the open drawer or search, of which only one is open, and which Escape closes', async () => {
    await open('/')
    await expect.element(bar).toBeVisible()
    expect(highlighted()).toEqual([])
    await button('Menu').click()
    await expect.poll(highlighted).toEqual(['Menu'])
    expect(drawers()).toEqual(['nav'])
    await button('Search').click()
    await expect.poll(highlighted).toEqual(['Search'])
    expect(drawers()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(highlighted).toEqual([])
  })

  it('opens the account sheet', async () => {
    await open('/')
    await bar.getByRole('link', { name: 'Account' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  })

  it.each([
    ['/customer/account', 'Account'],
    ['/search/query/dress', 'Search'],
  ])('SHELL-13 SHELL-15 highlights the entry of %s', async (path, name) => {
    await open(path)
    await expect.poll(highlighted).toEqual([name])
  })
})

describe('CLASS-06 CLASS-07 CLASS-08 SHELL-05 AMB-22 AMB-23 the checkout area', () => {
  const header = page.getByRole('banner')

  it('has only the logo, and in the cart the bottom bar with the cart highlighted', async () => {
    await open('/cart')
    await expect.element(bar.getByRole('link', { name: /^Cart/ })).toHaveAttribute('aria-current', 'page')
    await expect.element(bar.getByRole('link', { name: /^Cart/ })).toHaveAttribute('data-active', 'true')
    expect(header.getByRole('link').elements()).toHaveLength(1)
    expect(page.getByRole('contentinfo').elements()).toEqual([])
    expect(document.querySelector('[data-trigger="miniCart"]')).toBeNull()
  })

  it('has no bottom bar in the checkout', async () => {
    await open('/checkout/sign-in/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(header.getByRole('link').elements()).toHaveLength(1)
    expect([...page.getByRole('contentinfo').elements(), ...bar.elements()]).toEqual([])
  })
})

describe('the withdrawal link of the checkout area', () => {
  const withdrawal = page.getByRole('link', { name: 'Withdraw from contract here' })

  it.each([['/cart'], ['/checkout'], ['/checkout/success']])(
    'UX-36 is below the content of %s and above the bottom bar',
    async (path) => {
      await open(path, { withdrawal_enabled: true })
      await expect.element(withdrawal).toHaveAttribute('href', '/eu/withdrawal')
      const rect = withdrawal.element().getBoundingClientRect()
      expect(rect.height).toBeGreaterThanOrEqual(24)
      expect([rect.left >= 0, rect.right <= 390]).toEqual([true, true])
      document.querySelector('h1')!.style.minBlockSize = '1200px'
      window.scrollTo(0, document.documentElement.scrollHeight)
      const barTop = bar.elements()[0]?.getBoundingClientRect().top ?? window.innerHeight
      expect(withdrawal.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(barTop)
    },
  )

  it('is missing if the store disabled the withdrawal function', async () => {
    await open('/cart', { withdrawal_enabled: false })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(withdrawal.elements()).toEqual([])
  })
})
