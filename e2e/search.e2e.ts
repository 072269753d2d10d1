import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, devices, expectAccessible, phone, visit } from './browser.ts'
import { textsOf } from './texts.ts'

const t = textsOf('pl-PL')
const field = (page: Page) => page.locator('input[name="q"]:visible')
const options = (page: Page) => page.locator('[role="listbox"] [role="option"]')
const panelProducts = (page: Page) => page.getByRole('list', { name: t('suggest.products') }).getByRole('listitem')
const path = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)
const results = (query: string) => `/search/query/${query}`

async function expand(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone)
    await page
      .getByRole('navigation', { name: t('layout.quickMenu') })
      .getByRole('button', { name: t('layout.search') })
      .click()
  else await field(page).focus()
  await page.locator('input[name="q"][role="combobox"]:focus').waitFor()
}
const collapsed = (page: Page) => page.locator('input[role="combobox"]').waitFor({ state: 'detached' })
const isBlurred = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') !== 'q')
/** The GraphQL requests of the page, by name. */
function listen(page: Page): { name: string; input: Record<string, unknown> }[] {
  const requests: { name: string; input: Record<string, unknown> }[] = []
  page.on('request', (request: Request) => {
    if (!request.url().includes('/graphql')) return
    const url = new URL(request.url())
    const body = JSON.parse(request.postData() ?? '{}') as {
      operationName?: string
      variables?: { input?: Record<string, unknown> }
    }
    requests.push({
      name: url.searchParams.get('operationName') ?? body.operationName ?? '',
      input: body.variables?.input ?? {},
    })
  })
  return requests
}

describe.each(devices)('J11 the search on a %s', (device, viewport) => {
  const isPhone = device === 'phone'

  it('PROD-02 SRCH-02 SRCH-03 SRCH-12 SRCH-14 shows a new visitor popular queries and products with prices', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/')
    await expand(page, isPhone)
    await options(page).first().waitFor()
    await page.getByText(t('suggest.popular'), { exact: true }).waitFor()
    expect(await options(page).count()).toBe(6)
    expect(await panelProducts(page).count()).toBe(8)
    const first = panelProducts(page).first()
    expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/[^/].*\.html$/)
    expect(await first.innerText()).toMatch(/\d+,\d\d\szł/)
    const picture = first.locator('img')
    expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['512', '768'])
    expect(await picture.getAttribute('src')).toMatch(/width=512&height=768/)
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await collapsed(page)
    expect(await isBlurred(page)).toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SRCH-07 SRCH-08 SRCH-09 the arrow keys move through the suggestions and wrap around, and Enter opens the highlighted one', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/')
    await expand(page, isPhone)
    await options(page).first().waitFor()
    const chosen = async () => page.locator('[role="option"][aria-selected="true"]').allInnerTexts()
    const all = await options(page).allInnerTexts()
    expect(await chosen()).toEqual([])
    await page.keyboard.press('ArrowUp')
    expect(await chosen()).toEqual(all.slice(-1))
    await page.keyboard.press('ArrowDown')
    expect(await chosen()).toEqual(all.slice(0, 1))
    await page.keyboard.press('ArrowDown')
    expect(await chosen()).toEqual(all.slice(1, 2))
    const active = await field(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).innerText()).toBe(all[1])
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === results(all[1] ?? ''))
    await page.locator('main li article').first().waitFor()
    await collapsed(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SRCH-04 SRCH-05 SRCH-10 SRCH-11 SRCH-13 submits half a second after the last key press, shows suggestions on the results page, and returns to the original page when closed', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/dostawa')
    await expand(page, isPhone)
    await options(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    const requests = listen(page)
    // Pages may also be prefetched if the mouse is over a product.
    const searches = () => requests.filter(({ name }) => /^Se(?:arch|nd)/.test(name))
    await field(page).pressSequentially('   ')
    await page.waitForTimeout(800)
    expect([searches(), path(page)]).toEqual([[], '/dostawa'])
    await field(page).fill('')
    const began = Date.now()
    await field(page).pressSequentially('sukienka')
    await page.waitForTimeout(300)
    if (Date.now() - began < 450) expect([searches(), path(page)]).toEqual([[], '/dostawa'])
    await page.waitForURL((url) => url.pathname === results('sukienka'))
    expect(Date.now() - began).toBeGreaterThanOrEqual(500)
    await page.getByText(t('suggest.title').replace('{query}', 'sukienka'), { exact: true }).waitFor()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    const count = await options(page).count()
    expect(count).toBeGreaterThan(1)
    expect(count).toBeLessThanOrEqual(5)
    expect(await panelProducts(page).count()).toBe(0)
    await expectAccessible(page)
    await page.keyboard.press('ArrowUp')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await collapsed(page)
    expect([path(page), await isBlurred(page)]).toEqual([results('sukienka'), true])
    // Long enough for the search to count as seen by the visitor.
    await page.waitForTimeout(2500)
    expect(requests.filter(({ name }) => name === 'SendSearch').map(({ input }) => input)).toEqual([
      { query: 'sukienka' },
    ])
    await expand(page, isPhone)
    await page.getByRole('button', { name: t('suggest.close') }).click()
    await page.waitForURL((url) => url.pathname === '/dostawa')
    await collapsed(page)
    await expand(page, isPhone)
    await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['sukienka'])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('AMB-14 SRCH-09 Enter submits at once, and the clear button empties the field', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/')
    await expand(page, isPhone)
    await field(page).pressSequentially('kurtka')
    await page.getByRole('button', { name: t('suggest.clear') }).click()
    expect(await field(page).inputValue()).toBe('')
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.getByRole('button', { name: t('suggest.clear') }).count()).toBe(0)
    await page.waitForTimeout(700)
    expect(path(page)).toBe('/')
    await field(page).fill('100% bawełna')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === `/search/query/${encodeURIComponent('100% bawełna')}`)
    await page.getByRole('heading', { level: 1 }).filter({ hasText: '100% bawełna' }).waitFor()
    await collapsed(page)
    expect(await isBlurred(page)).toBe(true)
    await page.reload()
    expect(path(page)).toBe(results('100% bawełna'))
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('SRCH-15 AMB-60 reports a product chosen in the panel, with the visitor’s id only after consent', async () => {
    for (const client of [undefined, 'known-client-1']) {
      const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
      await page.goto('/')
      if (client) await page.evaluate((id) => (document.cookie = `tracker_client_id=${id}; Path=/`), client)
      const requests = listen(page)
      await expand(page, isPhone)
      const link = panelProducts(page).nth(1).getByRole('link')
      const href = await link.getAttribute('href')
      await link.click()
      await page.waitForURL((url) => url.pathname === decodeURIComponent(href ?? '') || url.pathname === href)
      const clicks = requests.filter(({ name }) => name === 'SendItemClick').map(({ input }) => input)
      expect(clicks).toEqual([
        {
          sku: expect.stringMatching(/\S/) as string,
          position: 2,
          correlation_id: expect.stringMatching(/^[\w-]{36}$/) as string,
          search_type: 'autocomplete',
          ...(client ? { client_uuid: client } : {}),
        },
      ])
      await collapsed(page)
      expect(complaints).toEqual([])
      await page.context().close()
    }
  })

  it('SRCH-17 shows a message and alternatives when nothing is found', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    const response = await page.goto('/search/query/zzzzqqqq')
    expect(response?.status()).toBe(200)
    await page
      .getByRole('heading', { level: 1, name: t('suggest.none.title').replace('{query}', 'zzzzqqqq') })
      .waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toMatch(/noindex/i)
    const ways = page.locator('main').getByRole('navigation', { name: t('suggest.none.categories') })
    expect(await ways.getByRole('link').count()).toBeGreaterThan(3)
    expect(await panelProducts(page).count()).toBe(8)
    await expectAccessible(page)
    await ways.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname.endsWith('.html'))
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it('SRCH-03 SRCH-09 the products in the panel can be reached by keyboard, and Escape closes the panel from there', async () => {
  const { page, complaints } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await page.goto('/')
  await expand(page, false)
  await panelProducts(page).first().waitFor()
  const first = await panelProducts(page).first().getByRole('link').getAttribute('href')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  for (let presses = 0; presses < 5 && (await focused()) !== first; presses++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(first)
  await page.keyboard.press('Escape')
  await collapsed(page)
  expect(await panelProducts(page).count()).toBe(0)
  // A text that was typed but abandoned is not searched for.
  await expand(page, false)
  await field(page).pressSequentially('kurt')
  await page.keyboard.press('Escape')
  await collapsed(page)
  await expand(page, false)
  await page.waitForTimeout(900)
  expect(path(page)).toBe('/')
  expect(complaints).toEqual([])
  await page.context().close()
})

it('SRCH-02 AMB-60 stores the searches of consenting visitors in the shop, and nothing in their browser', async () => {
  const { page, complaints } = await visit({ viewport: desktop, locale: 'pl-PL' })
  await page.goto('/search/query/kalosze')
  await page.evaluate(() => (document.cookie = 'tracker_client_id=known-client-2; Path=/'))
  const sent = page.waitForResponse((response) => (response.request().postData() ?? '').includes('SendSearch'))
  await page.mouse.move(200, 200)
  await sent
  expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('recent_searches')
  await page.goto('/dostawa')
  await expand(page, false)
  await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
  expect(await options(page).allInnerTexts()).toEqual(['kalosze'])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('SRCH-06 closes drawers when the mobile search opens', async () => {
  const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('layout.quickMenu') })
  await bar.getByRole('button', { name: t('layout.menu') }).click()
  await page.locator('[data-drawer="nav"][data-open="true"], [data-active="true"]').first().waitFor()
  await expand(page, true)
  expect(await bar.locator('[data-active="true"]').allInnerTexts()).toEqual([t('layout.search')])
  await page.context().close()
})
