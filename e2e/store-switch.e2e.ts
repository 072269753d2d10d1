import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoStoreViews } from '../apps/storefront/src/platform/testing/demo-store-views.ts'
import { desktop, anyDevice, expectAccessible, phone, shop, untilHydrated, untilNetworkIdle, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { carryCart } from './checkout.ts'
import { cartInPoland, categoryIn, colourOf, missingElsewhere, uidInPoland } from './places.ts'
import { callGraphql, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

// These journeys need not wait for the pictures of whole lists.
const read = { waitUntil: 'domcontentloaded' } as const
const listing = '/dziewczynka/ubrania'
const [pl, cs, de] = [textsOf('pl-PL'), textsOf('cs-CZ'), textsOf('de-DE')]

const placeOf = (page: Page): string => page.url().slice(shop.length)
/** Records what the browser has stored about the choice when it leaves a page. */
function rememberOnLeaving(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener('pagehide', () => {
      const names = ['store_view_code', 'store_view_currency', 'store_view_secure_base_media_url']
      const values = names.map((name) => /"value":("[^"]*")/.exec(localStorage.getItem(`shop:${name}`) ?? '')?.[1])
      sessionStorage.setItem('left', values.join(' '))
    })
  })
}

async function openSwitcher(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('navigation', { name: title }).waitFor()
}

interface AvailableStore {
  store_code: string
  store_name: string
  store_group_code: string
  locale: string
  country_default: string
  default_display_currency_code: string
  theme: string
  grid_per_page: number
  return_days: number
  price_note_enabled: boolean
}

it('STORE-01 pages of a newly started shop know the same store views as its backend', async () => {
  const { availableStores } = await callGraphql<{ availableStores: AvailableStore[] }>(
    '{ availableStores(allWebsites: true) { store_code store_name store_group_code locale country_default default_display_currency_code theme grid_per_page return_days price_note_enabled } }',
    {},
    'pl',
  )
  const fromBackend = availableStores.map((store) => ({
    code: store.store_code,
    name: store.store_name,
    group: store.store_group_code,
    locale: store.locale === 'en_US' ? 'en-GB' : store.locale.replace('_', '-'),
    currency: store.default_display_currency_code,
    country: store.country_default,
    theme: store.theme,
    pageSize: store.grid_per_page,
    returnDays: store.return_days,
    hasPriceNote: store.price_note_enabled,
    prefix: store.store_code === 'pl' ? '' : `/${store.store_code}`,
  }))
  expect(fromBackend).toEqual(demoStoreViews)
})

describe.each(anyDevice)('J03 a store switch on a %s', (_device, viewport) => {
  it.runIf(isLong)(
    'SWITCH-03 SWITCH-04 SWITCH-06 SWITCH-09 SWITCH-10 AMB-11 STORE-13 keeps category, filters and query from pl to cz',
    async () => {
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      const uid = await uidInPoland(`${listing}.html`)
      const colour = await colourOf(uid, 'pl')
      await page.goto(`${listing}/color:${colour}/price:10_900.html?utm_source=x`, read)
      await openSwitcher(page, pl('layout.stores'))
      const panel = page.getByRole('navigation', { name: pl('layout.stores') })
      expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toContain('Česko')
      expect(await panel.locator('li li svg').count()).toBe(await panel.locator('li li').count())
      const current = panel.locator('[aria-current="true"]')
      expect(await current.innerText()).toContain('polski')
      expect(await current.getAttribute('aria-disabled')).toBe('true')
      await current.focus()
      expect(await current.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await panel.innerText()).not.toContain('Lemon')
      await expectAccessible(page)

      await rememberOnLeaving(page)
      await panel.getByRole('link', { name: /Česko/ }).click()
      await page.waitForURL(/\/cz\//)
      expect(await page.evaluate(() => sessionStorage.getItem('left'))).toMatch(/^"cz" "CZK" "http[^"]*\/media\/"$/)
      // The price filter is dropped with a message, because prices differ by currency.
      expect(placeOf(page)).toBe(`${await categoryIn('cz', uid)}/color:${colour}.html?utm_source=x`)
      expect(await page.locator('html').getAttribute('lang')).toBe('cs')
      await page.getByText(cs('store.notice.filters')).first().waitFor()
      expect(await page.locator('main').innerText()).toMatch(/\d\s*Kč/)
      await expectAccessible(page)

      await page.goto('/cz/', read)
      await openSwitcher(page, cs('layout.stores'))
      await page.getByRole('link', { name: /Slovensko/ }).click()
      await page.waitForURL(/\/sk\/$/)
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it.runIf(isLong)(
    'SWITCH-05 SWITCH-09 AMB-11 replaces a missing page with its nearest parent, and changes the host where the store has its own',
    async () => {
      const { page, complaints } = await visit({ viewport, locale: 'sk-SK' })
      const { path, parentThere } = await missingElsewhere('sk', 'de')
      await page.goto(`${path}.html`, read)
      await openSwitcher(page, textsOf('sk-SK')('layout.stores'))
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('/de/') && response.request().isNavigationRequest()),
        page.getByRole('link', { name: /Deutschland/ }).click(),
      ])
      expect(answer.status()).toBe(200)
      await page.waitForURL(/\/de\//)
      expect(placeOf(page)).toBe(`${parentThere}.html`)
      await page.getByText(de('store.notice.category')).first().waitFor()

      // A store that is not public is offered nowhere, but its own visitors can leave it. It has its own host.
      await openSwitcher(page, de('layout.stores'))
      const offered = page.getByRole('navigation', { name: de('layout.stores') })
      expect(await offered.getByRole('link', { name: /România CDRL/ }).count()).toBe(0)
      await page.goto(`http://localhost:${new URL(shop).port}/`, read)
      expect(await page.locator('html').getAttribute('data-store')).toBe('ro_cdrl')
      await openSwitcher(page, textsOf('ro-RO')('layout.stores'))
      await page.getByRole('link', { name: /Polska/ }).click()
      await page.waitForURL(`${shop}/`)
      expect(await page.locator('html').getAttribute('data-store')).toBe('pl')
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it('AMB-10 does not change the cart of pl, and offers to copy its lines to cz', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const id = await cartInPoland()
    await carryCart(page, id)
    await page.goto('/?store_view_code=cz', read)
    await page.getByText(/^Přenést 2 kusy do obchodu Česko$/).click()
    await page.waitForURL(/\/cz\/cart$/)
    const name = (await findProduct('ROLE-C1', 'cz')).name
    await page.getByRole('link', { name }).first().waitFor()
    expect(await page.locator('main').innerText()).toMatch(/Kč/)
    await page.goto('/cz/cart?store_view_code=pl', read)
    await page.waitForURL(`${shop}/cart`)
    const own = await findProduct('ROLE-C1', 'pl')
    await page.getByRole('link', { name: own.name }).first().waitFor()
    const { cart } = await callGraphql<{ cart: { total_quantity: number } }>(
      'query($id: String!) { cart(cart_id: $id) { total_quantity } }',
      { id },
      'pl',
    )
    expect(cart.total_quantity).toBe(2)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it.runIf(isLong)(
  'SWITCH-07 SWITCH-08 SWITCH-10 works without JavaScript: leads from a list, the cart and the home page to the same page of the other store',
  async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
    await page.goto(`${listing}/page:2.html`, read)
    await openSwitcher(page, pl('layout.stores'))
    await page.getByRole('link', { name: /Česko/ }).click()
    const uid = await uidInPoland(`${listing}.html`)
    expect(placeOf(page)).toBe(`${await categoryIn('cz', uid)}/page:2.html`)
    await page.goto('/cz/cart?store_view_code=sk&utm_source=x', read)
    expect(placeOf(page)).toBe('/sk/cart?utm_source=x')
    await page.goto('/sk/?store_view_code=pl', read)
    expect(placeOf(page)).toBe('/')
    // The path to return to after signing in must also change to the new store.
    await page.goto('/cz/sign-in?from=%2Fcz%2Forder-history', read)
    await openSwitcher(page, cs('layout.stores'))
    await page
      .getByRole('link', { name: /Polska/ })
      .first()
      .click()
    expect(placeOf(page)).toBe('/sign-in?from=%2Forder-history')
    await endVisit(page)
  },
)

it.runIf(isLong)(
  'STORE-29 STORE-30 SWITCH-01 the settings are in the HTML; the list of stores is loaded when it is opened',
  async () => {
    const { page } = await visit({ viewport: desktop, locale: 'pl-PL' })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/graphql'))
        requests.push(decodeURIComponent(request.url() + (request.postData() ?? '')))
    })
    await page.clock.install()
    await page.goto('/', read)
    await page.locator('a[href$=".html"]').filter({ visible: true }).first().click()
    await page.waitForURL(/\.html$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(10_000)
    await untilNetworkIdle(page)
    expect(requests.filter((text) => text.includes('getStoreConfigData'))).toEqual([])
    expect(requests.filter((text) => text.includes('vailableStores'))).toEqual([])
    const refreshed = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('vailableStores'))
    await openSwitcher(page, pl('layout.stores'))
    await refreshed
    await page.goto('/lemon_pl/', read)
    await page.getByRole('contentinfo').waitFor()
    expect(await page.getByRole('button', { name: pl('layout.stores') }).count()).toBe(0)
    expect(await page.locator('html').getAttribute('data-theme')).toBe('lemon')
    await endVisit(page)
  },
)

it.runIf(isLong)(
  'the store in the visitor’s language is suggested once, in that language, without hiding anything',
  async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'de-AT' }, { isHinted: true })
    await page.clock.install()
    await page.goto('/', read)
    const hint = page.getByRole('region', { name: de('store.hint.title') })
    await hint.waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expectAccessible(page)
    await hint.getByRole('button', { name: de('store.hint.stay') }).click()
    await hint.waitFor({ state: 'detached' })
    await page.reload()
    await untilHydrated(page)
    await page.clock.fastForward(10_000)
    await untilNetworkIdle(page)
    expect(await hint.count()).toBe(0)
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)
