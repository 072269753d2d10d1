import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, isLong, phone, shop, visit } from './browser.ts'
import { textsOf } from './texts.ts'

const wide = { width: 1440, height: 900 }
const field = (page: Page) => page.locator('input[name="q"]:visible')
const options = (page: Page) => page.locator('[role="listbox"] [role="option"]')
const cards = (page: Page) => page.locator('[data-list] article h2')
const resultsOf = (prefix: string, query: string) => `${prefix}/search/query/${query}`
const path = (url: URL) => decodeURIComponent(url.pathname)

/** A query for yellow trousers, without accents and with a typo, and how product names start or end. */
const languages = [
  ['pl-PL', '', 'spodnie zolte', 'spodnei żółte', /^Żółte spodnie /],
  ['cs-CZ', '/cz', 'zlute kalhoty', 'kalhtoy žluté', /^Žluté (laclové )?kalhoty /],
  ['sk-SK', '/sk', 'zlte nohavice', 'nohavcie žlté', /^Žlté nohavice /],
  ['de-DE', '/de', 'gelbe hose', 'gelbe hsoe', /^Gelbe Hose /],
  ['en-GB', '/eu', 'yellow trousers', 'yelow trosers', /^Yellow trousers /],
  ['ro-RO', '/ro', 'pantaloni galbeni', 'pantlaoni galbeni', /^Pantaloni galbeni /],
  ['uk-UA', '/ua', 'zhovti shtany', 'штнаи жовті', /^Жовті штани /],
  ['hy-AM', '/am', 'deghin tabat', 'դեղին տաբտա', /^Դեղին տաբատ /],
] as const

async function expand(page: Page): Promise<void> {
  await field(page).focus()
  await page.locator('input[name="q"][role="combobox"]:focus').waitFor()
  await options(page).first().waitFor()
}

/** The name on the first product card of a page, read from its HTML. */
async function firstName(address: string): Promise<string> {
  const html = await (await fetch(`${shop}${encodeURI(address)}`)).text()
  const [, heading = ''] = /<article.*?<h2[^>]*>(.*?)<\/h2>/s.exec(html) ?? []
  return heading.replaceAll(/<[^>]*>/g, '')
}

describe.each(languages)('J11.5 SRCH-16 a search in %s', (_locale, prefix, plain, misspelt, name) => {
  it.each([plain, misspelt])('lists the yellow trousers first for “%s”', async (query) => {
    expect(await firstName(resultsOf(prefix, query))).toMatch(name)
  })
})

// One language of each alphabet that needs transliteration or accents; `npm run test:long` walks all of them.
const walked = isLong ? languages : languages.filter(([locale]) => locale === 'pl-PL' || locale === 'uk-UA')

describe.each(walked)('J11 search in %s', (locale, prefix, plain, misspelt, name) => {
  const t = textsOf(locale)

  it('J11.5 SRCH-02 SRCH-04 SRCH-07 SRCH-12 shows popular searches, results, suggestions and recent searches by keyboard at 1440 px', async () => {
    const { page, complaints } = await visit({ viewport: wide, locale })
    await page.goto(`${prefix}/`)
    await expand(page)
    await page.getByText(t('suggest.popular'), { exact: true }).waitFor()
    expect(await options(page).count()).toBe(6)
    const products = page.getByRole('list', { name: t('suggest.products') }).getByRole('listitem')
    await products.first().waitFor()
    expect(await products.count()).toBe(8)
    await expectAccessible(page)
    await field(page).pressSequentially(plain)
    await page.waitForURL((url) => path(url) === resultsOf(prefix, plain))
    await page.getByText(t('suggest.title').replace('{query}', plain), { exact: true }).waitFor()
    await cards(page).filter({ hasText: name }).first().waitFor()
    expect(await cards(page).first().innerText()).toMatch(name)
    await options(page).first().waitFor()
    const count = await options(page).count()
    expect(count).toBeLessThanOrEqual(5)
    await page.keyboard.press('ArrowUp')
    const active = await field(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).innerText()).toBe(await options(page).last().innerText())
    await page.keyboard.press('Escape')
    await page.locator('input[role="combobox"]').waitFor({ state: 'detached' })
    // Long enough for the search to count as seen by the visitor.
    await page.mouse.move(700, 500)
    await page.waitForTimeout(2500)
    await page.goto(`${prefix}/`)
    await expand(page)
    await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual([plain])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('J11.5 SRCH-16 finds the same products with a typo at 390 px, and can be filtered and sorted like a category', async () => {
    const { page, complaints } = await visit({ viewport: phone, locale })
    await page.goto(resultsOf(prefix, encodeURIComponent(misspelt)))
    expect(await cards(page).first().innerText()).toMatch(name)
    await page
      .getByRole('heading', { level: 1, name: t('search.title').replace('{query}', misspelt), exact: true })
      .waitFor()
    await expectAccessible(page)
    const found = (await cards(page).allInnerTexts()).toSorted()
    await page.getByRole('button', { name: t('catalogue.filters') }).click()
    const sort = page.locator('#filters [data-sort]')
    await sort.locator('summary').click()
    await sort.getByRole('link', { name: t('catalogue.sortDearest') }).click()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-desc')
    expect((await cards(page).allInnerTexts()).toSorted()).toEqual(found)
    await page.getByRole('group', { name: t('catalogue.filters') }).waitFor()
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
