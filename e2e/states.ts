import type { Page } from 'playwright-core'
import { untilInteractive, movePointer } from './browser.ts'
import { colourOf, uidInPoland } from './places.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

export const [phoneWidth, tabletWidth, desktopWidth] = [375, 768, 1280]
const [en, de] = [textsOf('en-GB'), textsOf('de-DE')]

/** The visitors: a guest, one who has not dismissed the language hint, one with a filled cart in `eu`, and a customer of `eu`. */
export type Visitor = 'guest' | 'newcomer' | 'buyer' | 'customer'

/** A state that a visitor can see: a page, or something opened on it. */
export interface State {
  readonly name: string
  readonly visitor?: Visitor
  readonly path: string | (() => Promise<string>)
  /** Prepares the page before it opens the path. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Opens the state at the first of its widths. It must stay open while the window is resized. */
  readonly steps?: (page: Page) => Promise<void>
  /** The widths of the window in CSS pixels; all three by default. */
  readonly widths?: readonly number[]
}

const inEu = (store = 'eu') => ({
  category: async () => (await findCategory(store, 'smallest')).path,
  largeCategory: async () => (await findCategory(store)).path,
  product: async () => (await findProduct('ROLE-C1', store)).path,
  simple: async () => (await findProduct('ROLE-S1', store)).path,
})
const { category, largeCategory, product, simple } = inEu()
const press = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
const submit = (page: Page) => page.locator('main form button[type="submit"]').first().click()
const trigger = (page: Page, name: string) =>
  page.locator(`[data-trigger="${name}"]`).filter({ visible: true }).first().click()

const pages: State[] = [
  { name: 'home', path: '/eu/' },
  { name: 'home in Armenian', path: '/am/' },
  { name: 'home of another brand', path: '/lemon_pl/' },
  { name: 'category', path: category },
  { name: 'second page of a category', path: async () => (await largeCategory()).replace('.html', '/page:2.html') },
  {
    name: 'filtered category',
    path: async () => {
      const colour = await colourOf(await uidInPoland('/dziewczynka/ubrania.html'), 'pl')
      return `/dziewczynka/ubrania/color:${colour}.html`
    },
  },
  { name: 'category that a picture opens', path: '/noworodek.html' },
  { name: 'category of brands', path: '/marki.html' },
  { name: 'category without products', path: '/dziewczynka/ubrania/price:1_2.html' },
  { name: 'product', path: product },
  { name: 'product in German', path: () => inEu('de').product() },
  { name: 'gift card', path: '/eu/gift-card' },
  { name: 'search', path: '/eu/search/query/dress' },
  { name: 'search without results', path: '/eu/search/query/zzzzqqqq' },
  { name: 'empty cart', path: '/eu/cart' },
  { name: 'sign-in', path: '/eu/sign-in' },
  { name: 'create account', path: '/eu/create-account' },
  { name: 'forgot password', path: '/eu/forgot-password' },
  { name: 'sign-in on the way to the checkout', path: '/eu/checkout/sign-in' },
  { name: 'contact', path: '/eu/contact' },
  { name: 'newsletter', path: '/eu/newsletter/subscriber/new' },
  { name: 'blog', path: '/eu/blog/allPosts' },
  { name: 'blog search without posts', path: '/eu/blog/search/zzzzqqqq' },
  { name: 'content page', path: '/eu/delivery' },
  { name: 'landing page', path: '/eu/winter-guide' },
  { name: 'guide with drawings and tables', path: '/eu/how-to-measure-a-child' },
  { name: 'guide with signs', path: '/eu/care-guide' },
  { name: 'club', path: '/eu/club' },
  { name: 'guest return', path: '/eu/returns/guest/login' },
  { name: 'withdrawal', path: '/eu/withdrawal' },
  { name: 'failed payment', path: '/eu/checkout/adyen_failed' },
  { name: 'order that is not there', path: '/eu/checkout/success' },
  { name: 'nothing there', path: '/eu/nothing-here.html' },
  { name: 'maintenance', path: '/eu/maintenance' },
  {
    name: 'offline',
    path: '/eu/offline',
    // The page goes on as soon as it reaches the shop.
    before: (page) => page.route('**/health', (route) => route.abort()),
  },
  { name: 'showcase', path: '/eu/uikit' },
]

const accounts: State[] = ['/address-book/new', '/customer/anonymization', '/wishlist'].map((path) => ({
  name: `account: ${path}`,
  visitor: 'customer',
  path: `/eu${path}`,
}))

const opened: State[] = [
  {
    name: 'the lower part of the home page',
    path: '/eu/',
    steps: async (page) => {
      await movePointer(page, 5, 5)
      await page.getByRole('link', { name: 'See the winter guide' }).scrollIntoViewIfNeeded()
      await page.locator('[data-live] article').first().waitFor()
    },
  },
  {
    name: 'blog post',
    path: '/eu/blog/allPosts',
    steps: async (page) => {
      await page.locator('main article a').first().click()
      await page.waitForURL((url) => !url.pathname.endsWith('/allPosts'))
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  },
  {
    name: 'products in a stored text',
    path: '/eu/lookbook',
    steps: async (page) => {
      await movePointer(page, 5, 5)
      await page.locator('[data-content-type="products"]').first().scrollIntoViewIfNeeded()
      await page.locator('[data-live] article').first().waitFor()
    },
  },
  {
    name: 'error',
    path: '/eu/contact',
    steps: async (page) => {
      await page.route(/graphql.*ResolveUrl/, (route) => route.fulfill({ status: 500, body: 'broken' }))
      const link = page.locator('footer a[href$="delivery"]').first()
      await movePointer(page, 5, 5)
      // Before that, the link could load a document.
      await untilInteractive(link)
      await link.click()
      await page.getByRole('heading', { name: en('notices.trouble.title') }).waitFor()
      await page.unroute(/graphql.*ResolveUrl/)
    },
  },
  {
    name: 'mega menu',
    path: '/eu/',
    widths: [desktopWidth],
    steps: async (page) => {
      const entry = page.locator('[data-entry]').filter({ has: page.locator('[data-top]:text-is("Girls")') })
      await entry.locator('[data-top]').focus()
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('ArrowDown')
      await entry.getByRole('link', { name: 'See the dresses' }).waitFor()
    },
  },
  {
    name: 'menu drawer',
    path: '/eu/',
    widths: [phoneWidth, tabletWidth],
    steps: async (page) => {
      await trigger(page, 'nav')
      await page.locator('#nav-drawer').getByText('Girls', { exact: true }).filter({ visible: true }).click()
      await page.locator('#nav-drawer').getByText('Clothing', { exact: true }).filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'account menu',
    path: '/eu/',
    widths: [desktopWidth],
    steps: async (page) => {
      await trigger(page, 'accountMenu')
      await page.locator('#account-menu').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'account drawer',
    path: '/eu/',
    widths: [phoneWidth, tabletWidth],
    steps: async (page) => {
      await page
        .getByRole('navigation', { name: en('layout.quickMenu') })
        .locator('[aria-haspopup="dialog"]')
        .last()
        .click()
      await page.getByRole('dialog', { name: en('layout.account') }).waitFor()
    },
  },
  {
    name: 'account menu of a customer',
    visitor: 'customer',
    path: '/eu/',
    widths: [desktopWidth],
    steps: async (page) => {
      await trigger(page, 'accountMenu')
      await page.locator('#account-menu').getByRole('button').first().waitFor()
    },
  },
  {
    name: 'mini-cart',
    visitor: 'buyer',
    path: '/eu/',
    steps: async (page) => {
      await trigger(page, 'miniCart')
      await page
        .getByRole('dialog', { name: en('cart.title') })
        .getByRole('listitem')
        .first()
        .waitFor()
    },
  },
  {
    name: 'empty mini-cart',
    path: '/eu/',
    steps: async (page) => {
      await trigger(page, 'miniCart')
      await page
        .getByRole('dialog', { name: en('cart.title') })
        .getByText(en('cart.empty.title'))
        .waitFor()
    },
  },
  {
    name: 'search on a phone',
    path: '/eu/',
    widths: [phoneWidth, tabletWidth],
    steps: async (page) => {
      const bar = page.getByRole('navigation', { name: en('layout.quickMenu') })
      await bar.getByRole('button', { name: en('layout.search') }).click()
      await page.locator('input[name="q"]:focus').waitFor()
    },
  },
  {
    name: 'search panel',
    path: '/eu/',
    widths: [desktopWidth],
    steps: async (page) => {
      await page.locator('input[name="q"]:visible').focus()
      await page.getByRole('list', { name: en('suggest.products') }).waitFor()
    },
  },
  {
    // axe ignores that a sheet is in the top layer. On phones it would report that the bottom bar covers the sheet.
    name: 'list of shops',
    path: '/eu/contact',
    widths: [desktopWidth],
    steps: async (page) => {
      await page.getByRole('button', { name: en('layout.stores') }).click()
      await page.getByRole('navigation', { name: en('layout.stores') }).waitFor()
    },
  },
  {
    name: 'filters on a phone',
    path: category,
    widths: [phoneWidth],
    steps: async (page) => {
      await press(page, en('catalogue.filters'))
      await page.locator('#filters summary:visible').first().click()
    },
  },
  {
    name: 'an open filter',
    path: category,
    widths: [desktopWidth],
    steps: async (page) => page.locator('#filters summary:visible').first().click(),
  },
  {
    name: 'product without a size',
    path: product,
    steps: async (page) => {
      await press(page, en('catalogue.addToCart'))
      await page.locator('main').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'message after adding',
    visitor: 'buyer',
    path: simple,
    steps: async (page) => {
      await press(page, en('catalogue.addToCart'))
      const toast = page.getByRole('status').filter({ hasText: 'You have added' })
      await toast.waitFor()
      await page.locator('[data-toast]').hover()
    },
  },
  {
    name: 'list of messages',
    visitor: 'buyer',
    path: simple,
    steps: async (page) => {
      await press(page, en('catalogue.addToCart'))
      await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: en('notices.messages') }).click()
      await page
        .getByRole('dialog', { name: en('notices.messages') })
        .getByRole('listitem')
        .first()
        .waitFor()
    },
  },
  {
    name: 'the way to the shop in the visitor’s language',
    visitor: 'newcomer',
    path: '/eu/',
    steps: (page) => page.getByRole('region', { name: de('store.hint.title') }).waitFor(),
  },
]

const forms: State[] = [
  {
    name: 'sign-in with errors',
    path: '/sign-in',
    steps: async (page) => {
      await submit(page)
      await page.locator('main [role="alert"]').waitFor()
    },
  },
  {
    name: 'create account with errors',
    path: '/eu/create-account',
    steps: async (page) => {
      await page.locator('#field-password').fill('abcdefgh')
      await submit(page)
      await page.getByText(en('forms.validation.passwordClasses')).first().waitFor()
    },
  },
  {
    name: 'contact with errors',
    path: '/eu/contact',
    steps: async (page) => {
      await press(page, en('contact.send'))
      await page.getByText(en('forms.validation.required')).first().waitFor()
    },
  },
  {
    name: 'cart',
    visitor: 'buyer',
    path: '/eu/cart',
    steps: (page) => page.locator('main li').first().waitFor(),
  },
  {
    name: 'checkout',
    visitor: 'buyer',
    path: '/eu/checkout',
    steps: (page) => page.locator('[name="email"]').waitFor(),
  },
  {
    name: 'checkout with errors',
    visitor: 'buyer',
    path: '/eu/checkout',
    steps: async (page) => {
      await press(page, en('checkout.toDelivery'))
      await page.getByText(en('forms.validation.required')).first().waitFor()
    },
  },
  {
    name: 'bottom modal',
    path: '/eu/uikit',
    steps: async (page) => {
      await press(page, 'Open the bottom modal')
      await page.getByRole('dialog', { name: 'In our shops' }).waitFor()
    },
  },
]

export const states: readonly State[] = [...pages, ...accounts, ...opened, ...forms]
