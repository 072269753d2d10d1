import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, phone, shop, visit, movePointer } from './browser.ts'
import { isLong } from './is-long.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

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
const sentInput = (request: Request) =>
  (request.postDataJSON() as { variables: { input: Record<string, unknown> } }).variables.input
/** The reports of searches that the page sends from now on. */
function recordReports(page: Page): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('SendSearch')) reports.push(request)
  })
  return reports
}

describe.each(anyDevice)('J11 the search on a %s', (device, viewport) => {
  const isPhone = device === 'phone'

  it('PROD-02 SRCH-02 SRCH-03 SRCH-04 SRCH-05 SRCH-07 SRCH-10 SRCH-11 SRCH-12 SRCH-13 SRCH-14 shows popular queries and products, then suggestions while typing, and returns to the original page when closed', async () => {
    const { page, complaints } = await visit({ viewport, locale: 'pl-PL' })
    await page.goto('/dostawa')
    await expand(page, isPhone)
    await options(page).first().waitFor()
    await page.getByText(t('suggest.popular'), { exact: true }).waitFor()
    expect(await options(page).count()).toBe(6)
    expect(await panelProducts(page).count()).toBe(8)
    const first = panelProducts(page).first()
    expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/[^/].*\.html$/)
    expect(await first.innerText()).toMatch(/\d+,\d\d\szł/)
    await first.locator('img').evaluate((image: HTMLImageElement) => image.decode())

    const reports = recordReports(page)
    const began = Date.now()
    await field(page).pressSequentially('sukienka')
    await page.waitForURL((url) => url.pathname === results('sukienka'))
    expect(Date.now() - began).toBeGreaterThanOrEqual(500)
    await page.getByText(t('suggest.title').replace('{query}', 'sukienka'), { exact: true }).waitFor()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => options(page).count()).toBeGreaterThan(1)
    expect(await options(page).count()).toBeLessThanOrEqual(5)
    expect(await panelProducts(page).count()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await collapsed(page)
    expect([path(page), await isBlurred(page)]).toEqual([results('sukienka'), true])
    // A search counts once its results have been visible for a while.
    await expect.poll(() => reports.map(sentInput)).toEqual([{ query: 'sukienka' }])
    await expand(page, isPhone)
    await page.getByRole('button', { name: t('suggest.close') }).click()
    await page.waitForURL((url) => url.pathname === '/dostawa')
    await collapsed(page)
    await expand(page, isPhone)
    await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['sukienka'])
    expect(reports).toHaveLength(1)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

it.runIf(isLong)(
  'SRCH-02 AMB-60 stores the searches of consenting visitors in the shop, and nothing in their browser',
  async () => {
    const { page, complaints } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.context().addCookies([{ name: 'tracker_client_id', value: 'known-client-2', url: shop }])
    await page.goto('/search/query/kalosze')
    const sent = page.waitForResponse((response) => (response.request().postData() ?? '').includes('SendSearch'))
    await movePointer(page, 200, 200)
    await sent
    expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('recent_searches')
    await page
      .locator('footer a[href="/dostawa"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/dostawa')
    await expand(page, true)
    await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['kalosze'])
    expect(complaints).toEqual([])
    await endVisit(page)
  },
)

it('SRCH-17 shows a message and alternatives when nothing is found', async () => {
  const response = await fetch(`${shop}/search/query/zzzzqqqq`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(/<h1[^>]*>([^<]*)/.exec(main)?.[1]).toBe(t('suggest.none.title').replace('{query}', 'zzzzqqqq'))
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/i)
  const ways = main.slice(main.indexOf(`aria-label="${t('suggest.none.categories')}"`))
  const links = [...ways.slice(0, ways.indexOf('</nav>')).matchAll(/href="([^"]+\.html)"/g)]
  expect(links.length).toBeGreaterThan(3)
  expect((await fetch(shop + (links[0]?.[1] ?? '/nowhere'))).status).toBe(200)
})
