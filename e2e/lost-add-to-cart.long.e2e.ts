import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { devices, phone, untilInteractive, untilToastsLoaded, visit } from './browser.ts'
import { loseConnection, regainConnection } from './connection.ts'
import { callGraphql, findProduct } from './shop.ts'
import { untilSeen } from './skip-pauses.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const t = textsOf('en-GB')

/** The quantity in the cart that this browser's cart cookie names, according to the server. */
async function quantityOf(page: Page): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('cart_'))
  if (!cookie) return undefined
  const query = 'query($id: String!) { cart(cart_id: $id) { total_quantity } }'
  return (await callGraphql<{ cart: { total_quantity: number } }>(query, { id: cookie.value }, 'eu')).cart
    .total_quantity
}

/** Drops the responses of these operations, which still take effect, until the returned function is called. */
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

/** Records which messages are shown together. A message about the connection disappears after three seconds. */
async function recordMessages(page: Page): Promise<() => Promise<string[][]>> {
  const recorded = await page.evaluateHandle(() => {
    const together: string[][] = []
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent)
      if (texts.length > 0 && texts.join('\n') !== together.at(-1)?.join('\n')) together.push(texts)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return together
  })
  return () => recorded.evaluate((together) => together)
}

async function openProduct(page: Page, sku: string): Promise<void> {
  await page.goto((await findProduct(sku, 'eu')).path)
  // Earlier, the browser may submit the form itself, which the shop answers with the cart.
  await untilInteractive(button(page))
}

describe.each(devices)('a lost response to add-to-cart on a %s', (_device, viewport) => {
  it('AMB-09 CART-07 shows one message, keeps the cart, and a retry after a reload or from a product card does not add twice', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    await page.clock.install()
    await openProduct(page, 'ROLE-S1')
    const response = await loseResponses(page, /AddToCart/)
    await button(page).click()
    await untilSeen(page.getByRole('main').getByText(t('forms.server.network')))
    expect(await messages(page).count()).toBe(1)
    expect(await quantityOf(page)).toBe(1)
    response()
    await page.reload()
    await badge(page, 1).waitFor()
    const { name } = await findProduct('ROLE-S1', 'eu')
    await page.goto(`/eu/search/query/${encodeURIComponent(name)}`)
    const card = page.getByRole('button', { name: `${t('catalogue.toCart')} ${name}` }).first()
    await card.click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
    expect(await quantityOf(page)).toBe(1)
    await card.click()
    await expect.poll(() => quantityOf(page)).toBe(2)
    await endVisit(page)
  })

  it('AMB-09 together with the connection shows one message until the connection is back', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    await openProduct(page, 'ROLE-S1')
    let isLost = false
    await page.route('**/graphql', async (route) => {
      if (isLost || !/AddToCart/.test(route.request().postData() ?? '')) return route.fallback()
      isLost = true
      await route.fetch()
      await untilToastsLoaded(page)
      await loseConnection(page.context())
      await route.abort('internetdisconnected').catch(() => undefined)
    })
    const shown = await recordMessages(page)
    await button(page).click()
    const lost = page.getByRole('main').getByText(t('forms.server.network'))
    await lost.waitFor()
    const last = async (): Promise<string[] | undefined> => (await shown()).at(-1)
    await expect.poll(last).toEqual([expect.stringContaining(t('forms.server.network'))])
    // It replaces the message about the lost connection.
    for (const together of await shown()) expect(together).toHaveLength(1)
    await regainConnection(page.context())
    await badge(page, 1).waitFor()
    await lost.waitFor({ state: 'detached' })
    expect(await page.getByText(t('forms.server.network')).count()).toBe(0)
    await button(page).click()
    await page.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
    expect(await quantityOf(page)).toBe(1)
    await endVisit(page)
  })

  it('CART-07 for a new cart: the retry adds to the same cart', async () => {
    const { page } = await visit({ viewport, locale: 'en' })
    const requests: string[] = []
    page.on('request', (request) => {
      const body = request.postData() ?? ''
      if (body.includes('CreateCart')) requests.push((JSON.parse(body) as { variables: { id: string } }).variables.id)
    })
    await page.clock.install()
    await openProduct(page, 'ROLE-S1')
    const response = await loseResponses(page, /CreateCart/)
    await button(page).click()
    await untilSeen(page.getByRole('main').getByText(t('forms.server.network')))
    response()
    await button(page).click()
    await expect.poll(() => quantityOf(page)).toBe(1)
    const cookies = await page.context().cookies()
    expect(new Set(requests)).toEqual(new Set([cookies.find(({ name }) => name.startsWith('cart_'))?.value]))
    await endVisit(page)
  })
})

it('CART-21 the badge of an inactive tab shows what another tab added', async () => {
  const { page } = await visit({ viewport: phone, locale: 'en' })
  await openProduct(page, 'ROLE-S1')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await button(other).click()
  await badge(page, 1).waitFor()
  // While the page is still busy with the first press, it ignores a second one.
  await other.getByRole('status').filter({ hasText: 'You have added' }).waitFor()
  await button(other).click()
  await badge(page, 2).waitFor()
  await endVisit(page)
})
