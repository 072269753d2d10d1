import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, devices, visit } from './browser.ts'
import { ask, findProduct } from './shop.ts'
import { textsOf } from './texts.ts'

const t = textsOf('en-GB')
const patient = { timeout: 20_000 }

/** The server’s cart of this browser, by its cart cookie. */
async function piecesOf(page: Page): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('cart_'))
  if (!cookie) return undefined
  const query = 'query($id: String!) { cart(cart_id: $id) { total_quantity } }'
  return (await ask<{ cart: { total_quantity: number } }>(query, { id: cookie.value }, 'eu')).cart.total_quantity
}

/** Lets these operations take effect but loses their responses, until it is switched off. */
async function loseResponses(page: Page, operations: RegExp): Promise<() => void> {
  let isLosing = true
  await page.route('**/graphql', async (route) => {
    if (!isLosing || !operations.test(route.request().postData() ?? '')) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => {
    isLosing = false
  }
}

const button = (page: Page) => page.getByRole('button', { name: t('catalogue.addToCart'), exact: true })
const badge = (page: Page, pieces: number) =>
  page.getByRole('link', { name: new RegExp(`^Cart, ${pieces} item`) }).first()
const messages = (page: Page) => page.locator('[data-toast]')

async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto((await findProduct(sku, 'eu')).path)
}

describe.each(devices)('a lost add on a %s', (_device, viewport) => {
  it('AMB-09 CART-07 the response is lost: one message, the cart is kept, and a retry adds nothing twice', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    await openProduct(page, 'ROLE-S1')
    const answer = await loseResponses(page, /AddToCart/)
    await button(page).click()
    await page.getByRole('main').getByText(t('forms.server.network')).waitFor(patient)
    expect(await messages(page).count()).toBe(1)
    expect(await piecesOf(page)).toBe(1)
    answer()
    await button(page).click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor(patient)
    expect(await piecesOf(page)).toBe(1)
    await button(page).click()
    await expect.poll(() => piecesOf(page), patient).toBe(2)
    await page.context().close()
  })

  it('AMB-09 a retry after a reload, and from a product card, repeats the lost add', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    await openProduct(page, 'ROLE-S1')
    const answer = await loseResponses(page, /AddToCart/)
    await button(page).click()
    await page.getByRole('main').getByText(t('forms.server.network')).waitFor(patient)
    answer()
    await page.reload()
    await badge(page, 1).waitFor(patient)
    const { name } = await findProduct('ROLE-S1', 'eu')
    await page.goto(`/eu/search/query/${encodeURIComponent(name)}`)
    await page
      .getByRole('button', { name: `${t('catalogue.addToCart')} ${name}` })
      .first()
      .click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor(patient)
    expect(await piecesOf(page)).toBe(1)
    await page.context().close()
  })

  it('AMB-09 the connection is lost with the response: one message until the connection is back', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    await openProduct(page, 'ROLE-S1')
    let isLost = false
    await page.route('**/graphql', async (route) => {
      if (isLost || !/AddToCart/.test(route.request().postData() ?? '')) return route.fallback()
      isLost = true
      await route.fetch()
      await page.context().setOffline(true)
      await route.abort('internetdisconnected').catch(() => undefined)
    })
    await button(page).click()
    const lost = page.getByRole('main').getByText(t('forms.server.network'))
    await lost.waitFor(patient)
    await expect
      .poll(() => messages(page).allInnerTexts())
      .toEqual([expect.stringContaining(t('forms.server.network'))])
    await page.context().setOffline(false)
    await badge(page, 1).waitFor(patient)
    await lost.waitFor({ state: 'detached', ...patient })
    expect(await page.getByText(t('forms.server.network')).count()).toBe(0)
    await button(page).click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor(patient)
    expect(await piecesOf(page)).toBe(1)
    await page.context().close()
  })

  it('CART-07 the response of the new cart is lost: the retry fills that cart', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    const asked: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('CreateCart')) asked.push((JSON.parse(body) as { variables: { id: string } }).variables.id)
    })
    await openProduct(page, 'ROLE-S1')
    const answer = await loseResponses(page, /CreateCart/)
    await button(page).click()
    await page.getByRole('main').getByText(t('forms.server.network')).waitFor(patient)
    answer()
    await button(page).click()
    await expect.poll(() => piecesOf(page), patient).toBe(1)
    const cookies = await page.context().cookies()
    expect(new Set(asked)).toEqual(new Set([cookies.find(({ name }) => name.startsWith('cart_'))?.value]))
    await page.context().close()
  })
})

it('CART-21 the badge of an untouched tab shows what another tab added', async () => {
  const { page } = await visit({ viewport: desktop, locale: 'en' })
  await openProduct(page, 'ROLE-S1')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await button(other).click()
  await badge(page, 1).waitFor(patient)
  await button(other).click()
  await badge(page, 2).waitFor(patient)
  await page.context().close()
})
