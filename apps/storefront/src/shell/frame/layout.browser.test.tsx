import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setCustomerDetails } from '#src/domains/session/token/customer-details.ts'
import { startSession } from '#src/domains/session/session.ts'
import { dropToken, keepToken } from '#src/domains/session/token/session-token.ts'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { englishStore, renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { Layout } from './layout.tsx'

type Config = Partial<NonNullable<LayoutQuery['storeConfig']>>

const shop: Config = {
  copyright: 'The Stork Ltd.',
  newsletter_enabled: true,
  newsletter_enable_phone_field: false,
  loyalty: { enabled: true, spend_per_point: 1 },
  top_menu_club_link_enabled: true,
  top_menu_club_link_cms_page: 'club-rules',
  top_menu_mini_wishlist_enabled: true,
  magento_wishlist_general_is_enabled: '1',
}
const girls = { uid: 'girls', name: 'Girls', url_path: 'girls', include_in_menu: 1, position: 1, category_badges: null }

const blocks = [{ identifier: 'pwa-footer-whole', content: '<h3>Help</h3><p><a href="/faq">Questions</a></p>' }]
const stores = ['eu', 'de'].map((code) => ({ store_code: code, store_name: code, locale: 'en_GB' }))

async function open(path = '/', more: Config = {}) {
  const layout = {
    storeConfig: { ...shop, ...more },
    availableStores: stores,
    cmsBlocks: { items: blocks },
    categoryList: [{ uid: 'root', children: [girls] }],
  } as unknown as LayoutQuery
  const { router } = await renderInShop(
    <Layout data={layout}>
      <h1>A page</h1>
      <button type="button">In the page</button>
    </Layout>,
    { layout, path },
  )
  return router
}

const header = page.getByRole('banner')
const trigger = (name: RegExp) => header.getByRole('link', { name })
const cart = trigger(/^Cart/)
const drawer = (name: RegExp) => page.getByRole('dialog', { name })
const isInert = () => document.querySelector('main')?.inert

function signIn(isAgent: boolean): void {
  keepToken(englishStore, { token: 'half', expiresAt: Date.now() + 3_600_000, groups: [] })
  setCustomerDetails({ isAgent, firstname: 'Anna' })
}

beforeEach(() => {
  startSession()
  fakeGraphql({})
})
afterEach(() => {
  dropToken()
  setCustomerDetails(undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the header on a desktop', () => {
  it('SHELL-04 shows the club, the wish list, the cart, the menu and the search', async () => {
    await open()
    for (const name of [/club/i, /^Wish list/i, /^Cart/]) await expect.element(trigger(name)).toBeVisible()
    await expect.element(header.getByRole('searchbox')).toBeVisible()
    await expect.element(header.getByRole('link', { name: 'Girls' })).toBeVisible()
    expect(trigger(/agent/i).elements()).toEqual([])
  })

  it('SHELL-04 shows agents their own trigger', async () => {
    await open()
    signIn(true)
    await expect.element(trigger(/agent/i)).toBeVisible()
  })

  it.each([
    ['no link to the club', { top_menu_club_link_enabled: false }],
    ['no club', { loyalty: { enabled: false, spend_per_point: null } }],
  ])('SHELL-04 ACC-03 shows no club and no wish list where the store has %s and no wish lists', async (_what, none) => {
    await open('/', { ...none, magento_wishlist_general_is_enabled: '0' })
    await expect.element(cart).toBeVisible()
    expect([...trigger(/club/i).elements(), ...trigger(/wish/i).elements()]).toEqual([])
  })
})

it('SHELL-03 the header shows a lost connection for as long as it lasts', async () => {
  await open()
  const notice = header.getByText('Offline')
  expect(notice.elements()).toEqual([])
  const isOnline = vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(notice).toBeVisible()
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(notice).not.toBeInTheDocument()
})

describe('the footer', () => {
  const footer = page.getByRole('contentinfo')
  const newsletter = footer.getByRole('region', { name: 'News and offers' })

  it('SHELL-16 shows the store switcher, the year and the copyright text of the store', async () => {
    vi.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await open()
    await expect.element(footer.getByText('Copyright © 2031 The Stork Ltd.', { exact: true })).toBeVisible()
    await expect.element(footer.getByRole('button', { name: /Europe/ })).toBeVisible()
  })

  it('SHELL-17 shows the merchant’s block, the newsletter, and the reviews that a script put into it, also on the next page', async () => {
    const router = await open()
    await expect.element(footer.getByRole('heading', { name: 'Help' })).toBeVisible()
    await expect.element(footer.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/eu/faq')
    await expect.element(newsletter).toBeVisible()
    document
      .querySelector('[data-reviews]')
      ?.append(Object.assign(document.createElement('p'), { textContent: '4.9 of 5' }))
    await expect.element(footer.getByText('4.9 of 5')).toBeVisible()
    await router.navigate('/eu/blog')
    await expect.element(footer.getByText('4.9 of 5')).toBeVisible()
  })

  it('UX-36 links to the withdrawal function', async () => {
    await open('/', { withdrawal_enabled: true })
    const link = footer.getByRole('link', { name: 'Withdraw from contract here' })
    await expect.element(link).toHaveAttribute('href', '/eu/withdrawal')
  })

  it('has no link to the withdrawal function if the store disabled it', async () => {
    await open('/', { withdrawal_enabled: false })
    await expect.element(footer.getByText(/Copyright/)).toBeVisible()
    expect(footer.getByRole('link', { name: 'Withdraw from contract here' }).elements()).toEqual([])
  })

  it.each(['/sign-in', '/create-account'])('SHELL-18 has no newsletter form on %s', async (path) => {
    await open(path)
    await expect.element(footer.getByText(/Copyright/)).toBeVisible()
    expect(newsletter.elements()).toEqual([])
  })

  it('SHELL-18 disables its newsletter form on the newsletter page', async () => {
    await open('/communications')
    await expect.element(newsletter.getByRole('textbox')).toBeDisabled()
    await expect.element(newsletter.getByRole('button', { name: 'Sign up' })).toBeDisabled()
  })

  it('STORE-18 NEWS-02 has no newsletter form if the store disabled it', async () => {
    await open('/', { newsletter_enabled: false })
    await expect.element(footer.getByText(/Copyright/)).toBeVisible()
    expect(newsletter.elements()).toEqual([])
  })

  it('STORE-18 NEWS-02 asks for a phone number only where the store sends text messages', async () => {
    await open()
    await expect.element(newsletter.getByRole('textbox')).toBeEnabled()
    expect(newsletter.getByRole('checkbox').elements()).toEqual([])
  })

  it('STORE-18 NEWS-02 asks for the phone number once text messages are chosen', async () => {
    await open('/', { newsletter_enable_phone_field: true })
    expect(newsletter.getByRole('textbox', { name: 'Mobile number' }).elements()).toEqual([])
    await newsletter.getByRole('checkbox', { name: 'I would like text messages too' }).click()
    await expect.element(newsletter.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
  })
})

describe('the drawers', () => {
  it('open one at a time and make the page behind inert', async () => {
    await open()
    await trigger(/^Account/).click()
    expect(isInert()).toBe(false)
    await cart.click()
    await expect.element(drawer(/^Cart/)).toBeVisible()
    await expect.element(trigger(/^Account/)).toHaveAttribute('aria-expanded', 'false')
    expect(isInert()).toBe(true)
    expect(document.body.dataset['scrollLocked']).toBeDefined()
    await cart.click()
    await expect.element(drawer(/^Cart/)).not.toBeInTheDocument()
    expect([isInert(), document.body.dataset['scrollLocked']]).toEqual([false, undefined])
  })

  it('take the focus, trap Tab, and restore the focus on Escape', async () => {
    await open()
    ;(cart.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Cart' })).toHaveFocus()
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement?.closest('dialog')?.dataset['drawer']).toBe('miniCart')
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.closest('dialog')?.dataset['drawer']).toBe('miniCart')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer(/^Cart/)).not.toBeInTheDocument()
    await expect.element(cart).toHaveFocus()
  })

  it('close by their button, a press outside, or navigation', async () => {
    await open('/girls')
    await cart.click()
    await drawer(/^Cart/).getByRole('button', { name: 'Close' }).click()
    await expect.element(drawer(/^Cart/)).not.toBeInTheDocument()
    await cart.click()
    await userEvent.click(document.body, { position: { x: 20, y: 600 } })
    await expect.element(drawer(/^Cart/)).not.toBeInTheDocument()
    await cart.click()
    await expect.element(drawer(/^Cart/)).toBeVisible()
    await drawer(/^Cart/).getByRole('link').first().click()
    await expect.element(drawer(/^Cart/)).not.toBeInTheDocument()
  })

  it('SHELL-19 stays open if opened while the next page was rendering, and closes on the next navigation', async () => {
    const before = window.location.href
    const router = await open()
    await expect.element(trigger(/^Account/)).toHaveAttribute('aria-expanded', 'false')
    window.history.replaceState(null, '', '/eu/girls')
    await trigger(/^Account/).click()
    await router.navigate('/eu/girls')
    await expect.element(header.getByRole('link', { name: 'Girls' })).toHaveAttribute('aria-current', 'page')
    await expect.element(trigger(/^Account/)).toHaveAttribute('aria-expanded', 'true')
    window.history.replaceState(null, '', before)
    await router.navigate('/eu/boys')
    await expect.element(trigger(/^Account/)).toHaveAttribute('aria-expanded', 'false')
  })
})
