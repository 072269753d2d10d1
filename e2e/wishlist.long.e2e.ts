import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, devices, expectAccessible, phone, shop, visit, movePointer } from './browser.ts'
import { giveConsents } from './checkout.ts'
import { newCustomer, password, signInHere } from './faults/people.ts'
import { findCategory, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('en-GB')
const messages = {
  guest: 'You must login or register to add items to your wishlist.',
  added: 'The item has been added to your Wish List.',
  none: 'You have no items in your wish list.',
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.locator('main input[name="email"]').fill(email)
  await page.locator('main input[name="password"]').fill(password)
  await page.locator('main form button[type="submit"]').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

/** The browser's wish list requests from now on. */
function recordRequests(page: Page): { body: string; variables: unknown }[] {
  const requests: { body: string; variables: unknown }[] = []
  page.on('request', (request: Request) => {
    const body = request.postData() ?? ''
    if (!request.url().includes('/graphql') || !/wishlist/i.test(body)) return
    requests.push({ body, variables: (request.postDataJSON() as { variables: unknown }).variables })
  })
  return requests
}

const heart = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add ${name} to wish list`, exact: true }).first()
const filledHeart = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `On your wish list: ${name}. Open the list`, exact: true }).first()
const toast = (page: Page, text: string): Locator => page.locator('[data-toast]').filter({ hasText: text })

/** The element with the number of products: in the header, or in the bottom bar on phones. */
const trigger = (page: Page, device: string): Locator =>
  (device === 'phone'
    ? page.getByRole('navigation', { name: t('layout.quickMenu') })
    : page.locator('header')
  ).getByRole('link', { name: t('layout.wishlist') })

describe.each(devices)('the wish list on a %s', (device, viewport) => {
  const visitor = () => visit({ viewport, hasTouch: device === 'phone', locale: 'en' })

  it('WISH-02 WISH-03 WISH-04 WISH-05 WISH-06 WISH-07 WISH-12 WISH-14 SHELL-06 AMB-57 GQL-39 GQL-40 asks a guest to sign in, then adds the product, and the heart opens the list', async () => {
    const { email } = await newCustomer()
    const { page, complaints } = await visitor()
    const requests = recordRequests(page)
    const { name, path } = await findProduct('ROLE-S1', 'eu')
    expect(await (await fetch(shop + path)).text()).not.toContain('data-heart')
    await page.goto(path)
    await movePointer(page, 30, 30)
    expect(await heart(page, name).getAttribute('aria-pressed')).toBe('false')
    await heart(page, name).click()
    await toast(page, messages.guest).waitFor()
    expect(requests).toEqual([])

    await toast(page, messages.guest)
      .getByRole('button', { name: t('layout.account.signIn') })
      .click()
    await page.waitForURL((url) => url.pathname === '/eu/sign-in')
    await fillSignIn(page, email)
    await page.waitForURL((url) => url.pathname === path)
    await toast(page, messages.added).waitFor()
    await filledHeart(page, name).waitFor()
    expect(await filledHeart(page, name).getAttribute('aria-pressed')).toBe('true')
    const adding = requests.findIndex(({ body }) => body.includes('addProductsToWishlist'))
    expect(requests[adding]?.variables).toEqual({ wishlistId: '0', items: [{ sku: 'ROLE-S1', quantity: 1 }] })
    await expect
      .poll(() => requests.slice(adding + 1).map(({ variables }) => variables))
      .toEqual([{ pageSize: 5, currentPage: 1 }])
    await trigger(page, device).getByText('1', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.reload()
    await movePointer(page, 30, 30)
    await filledHeart(page, name).click()
    await page.waitForURL((url) => url.pathname === '/eu/wishlist')
    await page.getByRole('heading', { name: t('customer.wishlist.title'), level: 1 }).waitFor()
    const card = page.locator('main article').filter({ hasText: name })
    await card.waitFor()
    await expectAccessible(page)

    const remove = page.getByRole('button', { name: `Remove ${name} from your wish list`, exact: true })
    await remove.click()
    await page.getByText(messages.none).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await toast(page, `Removed from your wish list: ${name}.`)
      .getByRole('button', { name: t('cart.undo') })
      .click()
    await remove.waitFor()
    await trigger(page, device).getByText('1', { exact: true }).waitFor()
    await remove.click()
    await page.getByText(messages.none).waitFor()
    await trigger(page, device).getByText('1', { exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText(messages.none).waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('PROD-02 a customer searches with suggestions, saves a result to the wish list, adds it to the cart from there and orders it', async () => {
    const customer = await newCustomer()
    const { page, complaints } = await visitor()
    const { name, path } = await findProduct('ROLE-S1', 'eu')
    await signInHere(page, customer)
    await page.goto('/eu/contact')
    if (device === 'phone')
      await page
        .getByRole('navigation', { name: t('layout.quickMenu') })
        .getByRole('button', { name: t('layout.search') })
        .click()
    await page.locator('input[name="q"]:visible').fill(name)
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === `/eu/search/query/${name}`)
    await page.getByText(t('suggest.title').replace('{query}', name), { exact: true }).waitFor()
    expect(await page.locator('[role="listbox"] [role="option"]').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.locator(`main article a[href="${path}"]`).waitFor()

    await heart(page, name).click()
    await toast(page, messages.added).waitFor()
    await page.goto('/eu/wishlist')
    const card = page.locator('main article').filter({ hasText: name })
    await card.hover()
    await card.getByRole('button', { name: t('catalogue.toCart') }).click()
    await toast(page, `You have added ${name} to your cart`).waitFor()
    await page.goto('/eu/checkout')
    await page.getByRole('button', { name: t('checkout.toDelivery') }).waitFor()
    const address = {
      firstname: 'Wanda',
      lastname: 'Byrne',
      street: '1 Main Street',
      postcode: 'A65 F4E2',
      city: 'Dublin',
      telephone: '0851234567',
    }
    for (const [key, value] of Object.entries(address)) await page.locator(`[name="shipping.${key}"]`).fill(value)
    await page.getByRole('button', { name: t('checkout.toDelivery') }).click()
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    const place = page.getByRole('button', { name: t('checkout.placeOrder') })
    await place.waitFor()
    await giveConsents(page)
    await place.click()
    await page.waitForURL(/\/checkout\/success$/)
    await page.getByRole('heading', { name: t('order.thanks') }).waitFor()
    expect(complaints).toEqual([])
    await endVisit(page)
  })

  it('CARD-04 WISH-02 has hearts on the cards of a list, which can be used by keyboard and cause no layout shift', async () => {
    const customer = await newCustomer()
    const { page, complaints } = await visitor()
    await signInHere(page, customer)
    const { path } = await findCategory('eu', 'smallest')
    expect(await (await fetch(shop + path)).text()).not.toContain('data-heart')
    await page.goto(path)
    const cards = page.locator('main article')
    const before = await cards.nth(1).boundingBox()
    await movePointer(page, 30, 30)
    const hearts = page.locator('main article [data-heart]')
    await expect.poll(() => hearts.count()).toBe(await cards.count())
    expect(await cards.nth(1).boundingBox()).toEqual(before)
    const [box, card] = [await hearts.first().boundingBox(), await cards.first().boundingBox()]
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((card?.x ?? 0) + (card?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(12)
    expect((box?.y ?? 0) - (card?.y ?? 0)).toBeLessThan(12)
    await hearts.first().focus()
    await page.keyboard.press('Enter')
    await toast(page, messages.added).waitFor()
    await expect.poll(() => hearts.first().getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await movePointer(page, 30, 30)
    const selected = page.locator('main article [data-heart][aria-pressed="true"]')
    await selected.waitFor()
    expect(await selected.count()).toBe(1)
    expect(await hearts.first().getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it('WISH-11 WISH-13 SHELL-19 shows the newest items in its menu, and a link to all of them', async () => {
  const customer = await newCustomer()
  const { page, complaints } = await visit({ viewport: desktop, locale: 'en' })
  const { name, path } = await findProduct('ROLE-C1', 'eu')
  await signInHere(page, customer)
  await page.goto(path)
  await movePointer(page, 30, 30)
  const menu = page.getByRole('dialog', { name: 'My Wish List' })
  await trigger(page, 'desktop').click()
  await menu.getByText(messages.none).waitFor()
  const heightOf = async () => (await menu.locator('[data-wishes]').boundingBox())?.height ?? 0
  expect(await heightOf()).toBeGreaterThanOrEqual(92)
  await page.keyboard.press('Escape')
  await heart(page, name).click()
  await toast(page, messages.added).waitFor()
  await trigger(page, 'desktop').click()
  await menu.getByRole('link', { name, exact: true }).waitFor()
  expect(await heightOf()).toBeLessThanOrEqual(322)
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL((url) => url.pathname === '/eu/wishlist')
  await menu.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await endVisit(page)
})

const cs = textsOf('cs-CZ')

it('WISH-02 WISH-09 WISH-10 a customer with several lists chooses, creates, moves, renames and deletes them by keyboard on a phone', async () => {
  const customer = await newCustomer()
  const { page, complaints } = await visit({ viewport: phone, locale: 'cs-CZ' })
  const { name, path } = await findProduct('ROLE-S1', 'cz')
  await signInHere(page, customer)
  await page.goto(path)
  await movePointer(page, 30, 30)
  const add = page.getByRole('button', { name: cs('wishlist.add').replace('{name}', name), exact: true }).first()
  await add.press('Enter')
  const choice = page.getByRole('dialog', { name: cs('wishlist.choose') })
  await choice.getByRole('textbox').fill('Vánoce')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await toast(page, cs('wishlist.addedTo').replace('{name}', 'Vánoce')).waitFor()
  await choice.waitFor({ state: 'detached' })

  await page.goto('/cz/wishlist')
  const tabs = page.getByRole('navigation', { name: cs('wishlist.lists') })
  await page.getByText(cs('customer.wishlist.none')).waitFor()
  await tabs.getByRole('link', { name: 'Vánoce 1' }).press('Enter')
  const card = page.locator('main article').filter({ hasText: name })
  await card.waitFor()
  await expectAccessible(page)
  const carry = page.getByRole('button', { name: cs('wishlist.carryOf').replace('{name}', name) })
  await carry.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${cs('wishlist.menu.title')}`) })
    .press('Enter')
  await tabs.getByRole('link', { name: 'Vánoce 0' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('button', { name: cs('wishlist.rename') }).press('Enter')
  await page.getByRole('dialog').getByRole('textbox').fill('Narozeniny')
  await page.keyboard.press('Enter')
  await tabs.getByRole('link', { name: 'Narozeniny 0' }).waitFor()
  await page.getByRole('button', { name: cs('wishlist.delete') }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: cs('wishlist.delete') })
    .press('Enter')
  await page.waitForURL((url) => url.pathname === '/cz/wishlist' && url.search === '')
  await card.waitFor()
  expect(await tabs.getByRole('link').count()).toBe(1)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.goto('/cz/wishlist?list=999999')
  await page.waitForURL((url) => url.search === '')
  expect(complaints).toEqual([])
  await endVisit(page)
})

/** Drags the handle of a row over another row with a finger. */
async function dragByTouch(page: Page, handle: Locator, target: Locator): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('A row is not visible')
  const x = from.x + from.width / 2
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', start)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', start + (end - start) * part)
  await touch('touchEnd')
}

it('a guest’s hearts are added to the list after signing in, wherever that is, and arranged by touch and by keyboard', async () => {
  const { email } = await newCustomer()
  const { page, complaints } = await visit({ viewport: phone, hasTouch: true, locale: 'en' })
  for (const sku of ['ROLE-S1', 'ROLE-C1']) {
    const { name, path } = await findProduct(sku, 'eu')
    await page.goto(path)
    await movePointer(page, 30, 30)
    await heart(page, name).click()
    await toast(page, messages.guest).waitFor()
  }
  await page.goto('/eu/sign-in')
  await fillSignIn(page, email)
  await toast(page, messages.added).waitFor()
  await page.goto('/eu/wishlist')
  await expect.poll(() => page.locator('main article').count()).toBe(2)

  const cards = () => page.locator('main article h2').allInnerTexts()
  const [first = '', second = ''] = await cards()
  await page.getByRole('button', { name: t('wishlist.arrange') }).press('Enter')
  const rows = page.locator('[data-arrange] > li')
  await rows.first().waitFor()
  await expectAccessible(page)
  const saved = page.locator('[data-arrange][aria-busy="false"]')
  await dragByTouch(page, rows.nth(1).locator('[data-handle]'), rows.first())
  await saved.locator('li:first-child').filter({ hasText: second }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await expect.poll(cards).toEqual([second, first])
  await page.getByRole('button', { name: t('wishlist.arrange') }).press('Enter')
  const down = page.getByRole('button', { name: t('wishlist.moveDown').replace('{name}', second) })
  await down.press('ArrowDown')
  await saved.locator('li:first-child').filter({ hasText: first }).waitFor()
  await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: t('wishlist.arranged') }).press('Enter')
  await expect.poll(cards).toEqual([first, second])
  expect(complaints).toEqual([])
  await endVisit(page)
})

it('a shared list shows givers what is bought already, and its owner what was bought, until the link is revoked', async () => {
  const customer = await newCustomer()
  const { page, complaints } = await visit({ viewport: phone, locale: 'en' })
  const { name, path } = await findProduct('ROLE-S1', 'eu')
  await signInHere(page, customer)
  await page.goto(path)
  await movePointer(page, 30, 30)
  await heart(page, name).click()
  await toast(page, messages.added).waitFor()
  await page.goto('/eu/wishlist')
  const share = page.getByRole('button', { name: t('wishlist.share') })
  await share.click()
  const dialog = page.getByRole('dialog', { name: t('wishlist.share') })
  await dialog.getByRole('button', { name: t('wishlist.shareStart') }).click()
  const link = await dialog.getByRole('link').getAttribute('href')
  await expectAccessible(page)

  const givers = [await visit({ viewport: phone, locale: 'en' }), await visit({ viewport: desktop, locale: 'en' })]
  const buyOf = t('wishlist.buyOf').replace('{name}', name)
  for (const giver of givers) await giver.page.goto(link ?? '/nowhere')
  const [first, second] = givers.map((giver) => giver.page)
  await first?.getByRole('button', { name: buyOf }).click()
  await first?.getByText(t('wishlist.mine')).waitFor()
  if (first) await expectAccessible(first)
  // The second page is older than the mark.
  await second?.getByRole('button', { name: buyOf }).click()
  await second?.getByText(t('wishlist.alreadyBought')).waitFor()
  await second?.getByText(t('wishlist.bought'), { exact: true }).waitFor()
  expect(await second?.getByRole('button', { name: buyOf }).count()).toBe(0)
  await page.reload()
  await page.locator('main').getByText(t('wishlist.bought'), { exact: true }).waitFor()

  await first?.getByRole('button', { name: t('wishlist.unbuyOf').replace('{name}', name) }).click()
  await first?.getByRole('button', { name: buyOf }).waitFor()
  await share.click()
  await dialog.getByRole('button', { name: t('wishlist.shareStop') }).click()
  await dialog.getByRole('button', { name: t('wishlist.shareStart') }).waitFor()
  expect((await fetch(link ?? '/nowhere')).status).toBe(404)
  for (const all of [complaints, ...givers.map((giver) => giver.complaints)]) expect(all).toEqual([])
  for (const giver of givers) await endVisit(giver.page)
  await endVisit(page)
})
