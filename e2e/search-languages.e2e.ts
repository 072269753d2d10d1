import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shop, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const wide = { width: 1440, height: 900 }
const field = (page: Page) => page.locator('input[name="q"]:visible')
const options = (page: Page) => page.locator('[role="listbox"] [role="option"]')
const cards = (page: Page) => page.locator('[data-list] article h2')
const resultsOf = (prefix: string, query: string) => `${prefix}/search/query/${query}`
const path = (url: URL) => decodeURIComponent(url.pathname)

/** A query for yellow trousers, without accents, with a typo and corrected, and how product names start or end. */
const languages = [
  ['pl-PL', '', 'spodnie zolte', 'spodnei żółte', 'spodnie żółte', /^Żółte spodnie /],
  ['cs-CZ', '/cz', 'zlute kalhoty', 'kalhtoy žluté', 'kalhoty žluté', /^Žluté (laclové )?kalhoty /],
  ['sk-SK', '/sk', 'zlte nohavice', 'nohavcie žlté', 'nohavice žlté', /^Žlté nohavice /],
  ['de-DE', '/de', 'gelbe hose', 'gelbe hsoe', 'gelbe hose', /^Gelbe Hose /],
  ['en-GB', '/eu', 'yellow trousers', 'yelow trosers', 'yellow trousers', /^Yellow trousers /],
  ['ro-RO', '/ro', 'pantaloni galbeni', 'pantlaoni galbeni', 'pantaloni galbeni', /^Pantaloni galbeni /],
  ['uk-UA', '/ua', 'zhovti shtany', 'штнаи жовті', 'штани жовті', /^Жовті штани /],
  ['hy-AM', '/am', 'deghin tabat', 'դեղին տաբտա', 'դեղին տաբատ', /^Դեղին տաբատ /],
] as const

async function expand(page: Page): Promise<void> {
  await field(page).focus()
  await page.locator('input[name="q"][role="combobox"]:focus').waitFor()
  await options(page).first().waitFor()
}

/** The heading and the names on the product cards of a page, read from its HTML. */
async function readPage(address: string): Promise<{ heading: string; names: string[] }> {
  const html = await (await fetch(`${shop}${encodeURI(address)}`)).text()
  const textOf = (part = ''): string => part.replaceAll(/<[^>]*>/g, '')
  return {
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]),
    names: [...html.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, name]) => textOf(name)),
  }
}

describe.each(languages)('J11.5 SRCH-16 a search in %s', (locale, prefix, plain, misspelt, corrected, name) => {
  it('lists the yellow trousers first', async () => {
    expect((await readPage(resultsOf(prefix, plain))).names[0]).toMatch(name)
  })

  it('lists them first despite a typo, names the correction, and can be sorted like a category', async () => {
    const { heading, names } = await readPage(resultsOf(prefix, misspelt))
    expect(names[0]).toMatch(name)
    expect(heading).toBe(textsOf(locale)('search.title').replace('{query}', corrected))
    const sorted = await readPage(`${resultsOf(prefix, misspelt)}?sort=price-desc`)
    expect(sorted.names.toSorted()).toEqual(names.toSorted())
    if (names.length > 2) expect(sorted.names).not.toEqual(names)
  })
})

describe.runIf(isLong).each(languages)('J11 search in %s', (locale, prefix, plain, _misspelt, _corrected, name) => {
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
    // The search counts as seen by the visitor after a while.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join(' '))).toContain('recent_searches')
    await page.goto(`${prefix}/`)
    await expand(page)
    await page.getByText(t('suggest.recent'), { exact: true }).waitFor()
    expect(await options(page).allInnerTexts()).toEqual([plain])
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
