import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anyDevice, desktop, phone, shop, visit } from './browser.ts'
import { isLong } from './is-long.ts'
import { callGraphql } from './shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

const text = textsOf('pl-PL')
const read = { waitUntil: 'domcontentloaded' } as const
const large = '/dziewczynka/ubrania'
interface Counted {
  total_count: number
  items: { name: string }[]
  aggregations: { attribute_code: string; options: { slug: string; count: number }[] }[]
}

/** What the API returns for the large category with a filter, such as `color: { eq: "red" }`. */
async function counted(filter: string): Promise<Counted> {
  const { products } = await callGraphql<{ products: Counted }>(
    `{ products(filter: { category_url_path: { eq: "${large.slice(1)}" } ${filter} }, pageSize: 1) {
      total_count items { name } aggregations { attribute_code options { slug count } } } }`,
    {},
    'pl',
  )
  return products
}

const cards = (page: Page) => page.locator('[data-list] article')
const shownTotal = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-list] [role="status"]').first().textContent())?.replaceAll(/\D/g, ''))

/** The two colours and the size that most products of the large category have. */
async function choices(): Promise<{ colours: [string, string]; size: string }> {
  const all = await counted('')
  const most = (code: string, more = '') =>
    (all.aggregations.find((one) => one.attribute_code === code)?.options ?? [])
      .toSorted((a, b) => b.count - a.count)
      .map(({ slug }) => slug + more)
  const [first = '', second = ''] = most('color')
  return { colours: [first, second].toSorted() as [string, string], size: most('cdrl_size')[0] ?? '' }
}

const htmlOf = async (path: string): Promise<string> => (await fetch(shop + path)).text()
/** The names on the product cards of a page. */
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, name = '']) => name.replaceAll(/<[^>]*>/g, ''))

describe.each(anyDevice)('J12 filters on a %s', (device, viewport) => {
  const isPhone = device === 'phone'

  it('LIST-01 LIST-02 LIST-04 LIST-05 LIST-06 LIST-18 UX-04 UX-09 can be set one by one with correct counts, sorted by price, and removed again', async () => {
    const { colours, size } = await choices()
    const [first, second] = colours
    const { page, complaints } = await visit({
      viewport,
      locale: 'pl-PL',
      ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
    })
    await page.goto(`${large}.html`)
    const panel = page.locator('#filters')
    const isOpen = () => panel.evaluate((element) => element.matches(':popover-open'))
    const facet = (name: string) => panel.locator('details', { has: page.locator('summary', { hasText: name }) })
    const openSheet = async () => {
      await page.locator('button[popovertarget="filters"]').first().click()
      await expect.poll(isOpen).toBe(true)
    }
    if (isPhone) {
      await openSheet()
      expect((await panel.boundingBox())?.height).toBe(phone.height)
    }
    const tick = async (name: string, slug: string, path: string) => {
      if ((await facet(name).getAttribute('open')) === null) await facet(name).locator('summary').click()
      const option = facet(name).locator(`a[href*="${slug}"]`).first()
      const promised = Number((await option.locator('> span').last().textContent()) ?? 0)
      await option.click()
      await page.waitForURL(`**${path}.html`)
      return promised
    }
    const promised = await tick('Kolor', `color:${first}`, `/color:${first}`)
    await expect.poll(() => shownTotal(page)).toBe(promised)
    if (isPhone) {
      const show = panel.locator('button[popovertargetaction="hide"]').last()
      await expect.poll(() => show.textContent()).toMatch(new RegExp(`\\b${promised}\\b`))
    }
    await tick('Kolor', `color:${first},${second}`, `/color:${first},${second}`)
    const both = await counted(`color: { in: ["${first}", "${second}"] }`)
    await expect.poll(() => shownTotal(page)).toBe(both.total_count)
    const inSize = await tick('Rozmiar', `cdrl_size:${size}`, `/cdrl_size:${size}/color:${first},${second}`)
    await expect.poll(() => shownTotal(page)).toBe(inSize)
    expect(inSize).toBeLessThan(both.total_count)
    await facet('Cena').locator('summary').click()
    await facet('Cena').locator('input[name="price_to"]').fill('100')
    await facet('Cena').locator('input[name="price_to"]').press('Enter')
    await page.waitForURL(`**/cdrl_size:${size}/color:${first},${second}/price:_100.html`)
    const set = `color: { in: ["${first}", "${second}"] }, cdrl_size: { eq: "${size}" }, price: { to: "100" }`
    const expected = (await counted(set)).total_count
    await expect.poll(() => shownTotal(page)).toBe(expected)
    if (isPhone) {
      await panel.getByRole('button', { name: new RegExp(`\\b${expected}\\b`) }).click()
      await expect.poll(isOpen).toBe(false)
    } else await page.keyboard.press('Escape')
    expect(namesIn(await htmlOf(page.url().slice(shop.length)))).toEqual(
      await cards(page).locator('h2').allTextContents(),
    )
    const chips = page.getByRole('list', { name: text('catalogue.chosenFilters') })
    expect(await chips.getByRole('link').count()).toBe(5)
    await chips.getByRole('link', { name: /100/ }).click()
    await page.waitForURL(`**/cdrl_size:${size}/color:${first},${second}.html`)
    await expect.poll(() => shownTotal(page)).toBe(inSize)

    expect(await page.locator('#sort').isVisible()).toBe(!isPhone)
    if (isPhone) {
      await openSheet()
      await panel.locator('[data-sort] summary').click()
      await panel
        .locator('[data-sort]')
        .getByRole('link', { name: text('catalogue.sortCheapest') })
        .click()
    } else await page.locator('#sort').selectOption('price')
    await page.waitForURL(`**/cdrl_size:${size}/color:${first},${second}.html?sort=price`)
    if (isPhone) await page.keyboard.press('Escape')
    await chips.getByRole('link', { name: text('catalogue.clearFilters') }).click()
    await page.waitForURL(`**${large}.html?sort=price`)
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})

describe('lists in the HTML', () => {
  it('LIST-04 are sorted by price over all pages', async () => {
    const pricesOf = async (path: string): Promise<number[]> => {
      const articles = (await htmlOf(path)).match(/<article.*?<\/article>/gs) ?? []
      return articles
        .filter((article) => !article.includes(text('catalogue.outOfStock')))
        .flatMap((article) => /(\d[\d\s]*,\d\d)/.exec(article.replaceAll(/<[^>]*>/g, ' '))?.[1] ?? [])
        .map((price) => Number(price.replaceAll(/\s/g, '').replace(',', '.')))
    }
    const first = await pricesOf(`${large}.html?sort=price`)
    expect(first.length).toBeGreaterThan(10)
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    const second = await pricesOf(`${large}/page:2.html?sort=price`)
    expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0)
  })

  it('LIST-10 LIST-11 keep banners in their grid cells, even on the last page', async () => {
    const cellsOf = async (path: string): Promise<string[]> => {
      return (await htmlOf(path)).match(/<article|<li[^>]*data-banner/g) ?? []
    }
    const bannersOf = (cells: readonly string[]) =>
      cells.flatMap((cell, index) => (cell.includes('data-banner') ? [index + 1] : []))
    const first = await cellsOf(`${large}.html`)
    expect(bannersOf(first)).toEqual([7, 24, 50])
    expect(first.length - 3).toBe(60)
    const last = Math.ceil((await counted('')).total_count / 60)
    const cells = await cellsOf(`${large}/page:${last}.html`)
    expect(bannersOf(cells)).toEqual(cells.length > 24 ? [24] : [])
  })

  it('LIST-16 a category description is collapsed', async () => {
    const html = await htmlOf('/dziewczynka.html')
    expect(html).toMatch(new RegExp(`aria-expanded="false"[^>]*>${text('ui.readMore')}<`))
    expect(html).toMatch(/<div [^>]*hidden=""[^>]*>(?:(?!<\/div>).)*Rozmiar najlepiej dobierać do wzrostu/s)
  })

  it('UX-10 a search without exact results shows the closest ones with a message', async () => {
    const near = (query: string) => text('suggest.near').replace('{query}', query)
    const html = await htmlOf('/search/query/sukienka%20helikopter')
    expect(html).toContain(near('sukienka helikopter'))
    expect(namesIn(html)).not.toEqual([])
    expect(await htmlOf('/search/query/sukienka')).not.toContain(near('sukienka'))
  })
})

describe('listing URLs', () => {
  const robots = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const get = async (path: string) => {
    const response = await fetch(shop + path, { redirect: 'manual' })
    return { status: response.status, html: await response.text() }
  }

  it.each(['/color:ultraviolet.html', '/shape:round.html', '/color:ultraviolet/page:7.html', '/on_sale:maybe.html'])(
    'LIST-17 %s is shown with noindex',
    async (rest) => {
      const { status, html } = await get(large + rest)
      expect(status).toBe(200)
      expect(robots(html)).toBe('NOINDEX, NOFOLLOW')
    },
  )

  it('each page has its own URL, and one beyond the last is not found', async () => {
    const second = await get(`${large}/page:2.html`)
    expect(second.status).toBe(200)
    expect(canonical(second.html)).toMatch(/\/page:2\.html$/)
    expect(robots(second.html) ?? '').not.toContain('NOINDEX')
    for (const page of [99, 999_999]) {
      const { status, html } = await get(`${large}/page:${page}.html`)
      expect(status).toBe(404)
      expect(html).toContain('404 Not Found')
    }
  })

  it('AMB-12 no URL causes a server error', async () => {
    const odd = [
      'color:',
      ':red',
      'color:red,,blue',
      'color',
      'color:%E0%A4%A',
      'color:%00',
      'color:%2F..%2F',
      `color:${'a'.repeat(3_000)}`,
      'constructor:x',
      '__proto__:x',
      'tostring:x',
      'uid:x',
      'category_id:2',
      'category_id:abc',
      'category_uid:Mg==',
      'category_uid:%%',
      'price:',
      'price:_',
      'price:1',
      'price:a_b',
      'price:9_1',
      'price:1e9_2',
      'price:-1_5',
      'price:999999999_',
      'price:1_2,3_4',
      'page:0',
      'page:-1',
      'page:1e3',
      'page:2/page:3',
      'page:999999',
      'page:1',
      'page/0',
      'page/2',
      'name:ab',
      'name:sukienka',
      'description:x',
      'description:%25%25%25',
      'name:Nazwa%2Csukienka',
      'sku:ROLE-C1',
      'type_id:giftcard',
      'on_sale:1',
      'in_stock:0,1',
      'on_sale:%F0%9F%90%A6',
      'cdrl_size:104/color:red',
      'color:red/cdrl_size:104',
      'color:red/sukienki',
      'query:x',
      'query:',
      'color:red/query:x/page:2',
      Array.from({ length: 60 }, (_, index) => `a${index}:x`).join('/'),
      `color:${Array.from({ length: 300 }, (_, index) => index).join(',')}`,
    ]
    const responses = await Promise.all(
      odd
        .flatMap((part, index) =>
          isLong || index % 5 === 0
            ? [`${large}/${part}.html`, `/search/query/sukienka/${part}`]
            : [`${large}/${part}.html`],
        )
        .map(async (path) => [path, (await get(path)).status] as const),
    )
    expect(responses.filter(([, status]) => status >= 500)).toEqual([])
    for (const sort of ['price-desc', 'nothing', 'price-sideways', '%00', "'; drop table x"])
      expect((await get(`${large}.html?sort=${sort}`)).status).toBeLessThan(500)
  })
})

it.runIf(isLong)('a listing without scripts can be filtered, sorted and paged by links and forms', async () => {
  const { colours } = await choices()
  const { page } = await visit({ viewport: phone, locale: 'pl-PL', javaScriptEnabled: false })
  await page.goto(`${large}.html`, read)
  await page.locator('button[popovertarget="filters"]').first().click()
  await page.locator('#filters summary', { hasText: 'Kolor' }).click()
  await page.locator(`#filters a[href*="color:${colours[0]}"]`).first().click()
  await page.waitForURL(`**/color:${colours[0]}.html`, read)
  const { total_count: total } = await counted(`color: { eq: "${colours[0]}" }`)
  expect(await shownTotal(page)).toBe(total)
  await page.locator('button[popovertarget="filters"]').first().click()
  await page.locator('#filters [data-sort] summary').click()
  await page.locator('#filters [data-sort] a[href$="sort=price-desc"]').click()
  await page.waitForURL(`**/color:${colours[0]}.html?sort=price-desc`, read)
  // The form that sorts on a desktop.
  await page.setViewportSize(desktop)
  await page.locator('#sort').selectOption('price')
  await page.locator('noscript button, form:has(#sort) button').first().click()
  await page.waitForURL(`**/color:${colours[0]}.html?sort=price`, read)
  const more = /<a [^>]*data-more[^>]*>/.exec(await htmlOf(`${large}.html`))?.[0]
  expect(more).toContain(`href="${large}/page:2.html"`)
  await endVisit(page)
})
