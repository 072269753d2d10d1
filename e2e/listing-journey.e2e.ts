import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, phone, shop, visit } from './browser.ts'
import { callGraphql } from './shop.ts'
import { textsOf } from './texts.ts'

const text = textsOf('pl-PL')
const longTimeout = { timeout: 15_000 }
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

const screens = [
  ['phone', { viewport: phone, hasTouch: true, isMobile: true }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const

describe.each(screens)('J12 filters on a %s', (device, options) => {
  const open = () => visit({ ...options, locale: 'pl-PL' })

  it('LIST-01 LIST-02 LIST-05 LIST-06 LIST-18 UX-04 UX-09 can be set one by one with correct counts, and removed again', async () => {
    const { colours, size } = await choices()
    const [first, second] = colours
    const { page, complaints } = await open()
    await page.goto(`${large}.html`)
    const panel = page.locator('#filters')
    const facet = (name: string) => panel.locator('details', { has: page.locator('summary', { hasText: name }) })
    if (device === 'phone') {
      await page.locator('button[popovertarget="filters"]').first().click()
      await expect.poll(() => panel.evaluate((element) => element.matches(':popover-open'))).toBe(true)
      const box = await panel.boundingBox()
      expect(box?.height).toBe(phone.height)
    }
    const tick = async (name: string, slug: string, path: string) => {
      if ((await facet(name).getAttribute('open')) === null) await facet(name).locator('summary').click()
      const option = facet(name).locator(`a[href*="${slug}"]`).first()
      const promised = Number((await option.locator('> span').nth(-2).textContent()) ?? 0)
      await option.click()
      await page.waitForURL(`**${path}.html`)
      return promised
    }
    const promised = await tick('Kolor', `color:${first}`, `/color:${first}`)
    await expect.poll(() => shownTotal(page), longTimeout).toBe(promised)
    if (device === 'phone') {
      const show = panel.locator('button[popovertargetaction="hide"]').last()
      await expect.poll(() => show.textContent(), longTimeout).toMatch(new RegExp(`\\b${promised}\\b`))
    }
    await tick('Kolor', `color:${first},${second}`, `/color:${first},${second}`)
    const both = await counted(`color: { in: ["${first}", "${second}"] }`)
    await expect.poll(() => shownTotal(page), longTimeout).toBe(both.total_count)
    const inSize = await tick('Rozmiar', `cdrl_size:${size}`, `/cdrl_size:${size}/color:${first},${second}`)
    await expect.poll(() => shownTotal(page), longTimeout).toBe(inSize)
    expect(inSize).toBeLessThan(both.total_count)
    await facet('Cena').locator('summary').click()
    await facet('Cena').locator('input[name="price_to"]').fill('100')
    await facet('Cena').locator('input[name="price_to"]').press('Enter')
    await page.waitForURL(`**/cdrl_size:${size}/color:${first},${second}/price:_100.html`)
    const set = `color: { in: ["${first}", "${second}"] }, cdrl_size: { eq: "${size}" }, price: { to: "100" }`
    const expected = (await counted(set)).total_count
    await expect.poll(() => shownTotal(page), longTimeout).toBe(expected)
    await expectAccessible(page)
    if (device === 'phone') {
      await panel.getByRole('button', { name: new RegExp(`\\b${expected}\\b`) }).click()
      await expect.poll(() => panel.evaluate((element) => element.matches(':popover-open'))).toBe(false)
    } else await page.keyboard.press('Escape')
    const { page: clean } = await open()
    await clean.goto(page.url())
    expect(await cards(clean).locator('h2').allTextContents()).toEqual(
      await cards(page).locator('h2').allTextContents(),
    )
    await clean.context().close()
    const chips = page.getByRole('list', { name: text('catalogue.chosenFilters') })
    expect(await chips.getByRole('link').count()).toBe(5)
    await chips.getByRole('link', { name: /100/ }).click()
    await page.waitForURL(`**/cdrl_size:${size}/color:${first},${second}.html`)
    await expect.poll(() => shownTotal(page), longTimeout).toBe(inSize)
    await chips.getByRole('link', { name: text('catalogue.clearFilters') }).click()
    await page.waitForURL(`**${large}.html`)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('LIST-04 LIST-06 by price apply to all pages, and the other filters stay', async () => {
    const { colours } = await choices()
    const { page, complaints } = await open()
    await page.goto(`${large}/color:${colours.join(',')}.html`)
    if (device === 'phone') {
      expect(await page.locator('#sort').isVisible()).toBe(false)
      await page.locator('button[popovertarget="filters"]').first().click()
      await page.locator('#filters [data-sort] summary').click()
      await page
        .locator('#filters [data-sort]')
        .getByRole('link', { name: text('catalogue.sortCheapest') })
        .click()
    } else {
      expect(await page.locator('#filters [data-sort]').isVisible()).toBe(false)
      await page.locator('#sort').selectOption('price')
    }
    await page.waitForURL(`**/color:${colours.join(',')}.html?sort=price`)
    await page.reload()
    const prices = async (): Promise<number[]> => {
      const all = await cards(page)
        .filter({ hasNotText: text('catalogue.outOfStock') })
        .evaluateAll((articles) =>
          articles.map((article) => /(\d[\d\s]*,\d\d)/.exec(article.textContent ?? '')?.[1] ?? ''),
        )
      return all.filter(Boolean).map((price) => Number(price.replaceAll(/\s/g, '').replace(',', '.')))
    }
    const first = await prices()
    expect(first.length).toBeGreaterThan(10)
    expect(first).toEqual(first.toSorted((a, b) => a - b))
    const second = page
      .locator('[data-list] nav')
      .getByRole('link', { name: text('catalogue.page').replace('{page}', '2') })
    if ((await second.count()) > 0) {
      await second.click()
      await page.waitForURL('**/page:2.html?sort=price')
      await expect.poll(async () => (await prices())[0] ?? 0, longTimeout).toBeGreaterThanOrEqual(first.at(-1) ?? 0)
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('LIST-09 keep the results in a grid with the set columns and row gap', async () => {
    const { page } = await open()
    await page.goto(`${large}.html`)
    const list = page.locator('[data-list] ul[data-gallery]')
    const shape = () =>
      list.evaluate((grid) => {
        const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
        return [gridTemplateColumns.split(' ').length, rowGap]
      })
    expect(await shape()).toEqual(device === 'phone' ? [2, '24px'] : [4, '40px'])
    await list.evaluate((grid: HTMLElement) => {
      grid.style.setProperty('--columns', '3')
      grid.style.setProperty('--rows-apart', '10px')
    })
    expect(await shape()).toEqual([3, '10px'])
    await page.context().close()
  })

  it('LIST-10 LIST-11 keep banners in their grid cells, even on the last page, with a picture that fits the screen', async () => {
    const { page, complaints } = await open()
    await page.goto(`${large}.html`)
    const list = page.locator('[data-list] ul[data-gallery] > li')
    const banners = () =>
      list.evaluateAll((cells) =>
        cells.flatMap((cell, index) => ('banner' in (cell as HTMLElement).dataset ? [index + 1] : [])),
      )
    expect(await banners()).toEqual([7, 24, 50])
    expect(await cards(page).count()).toBe(60)
    const banner = list.nth(6).getByRole('link')
    await banner.scrollIntoViewIfNeeded()
    const picture = banner.locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), longTimeout)
      .toBeTruthy()
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      device === 'phone' ? '-front.svg' : '-worn.svg',
    )
    const height = async (index: number) => Math.round((await list.nth(index).boundingBox())?.height ?? 0)
    expect(await height(6)).toBe(await height(device === 'phone' ? 7 : 5))
    await expectAccessible(page)
    if (device === 'desktop') {
      await banner.focus()
      await page.keyboard.press('Enter')
    } else await banner.click()
    await page.waitForURL(/sukienki/)
    await page.goBack()
    await expect.poll(banners, longTimeout).toEqual([7, 24, 50])
    await page.locator('[data-more]').click()
    await expect.poll(() => cards(page).count(), longTimeout).toBe(120)
    expect(await banners()).toEqual([7, 24, 50, 87, 113])
    const last = Math.ceil((await shownTotal(page)) / 60)
    await page.goto(`${large}/page:${last}.html`)
    const [firstOfLast] = await banners()
    const products = await cards(page).count()
    if (products >= 24) expect(firstOfLast).toBe(24)
    else expect(await banners()).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
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
        .flatMap((part) => [`${large}/${part}.html`, `/search/query/sukienka/${part}`])
        .map(async (path) => [path, (await get(path)).status] as const),
    )
    expect(responses.filter(([, status]) => status >= 500)).toEqual([])
    for (const sort of ['price-desc', 'nothing', 'price-sideways', '%00', "'; drop table x"])
      expect((await get(`${large}.html?sort=${sort}`)).status).toBeLessThan(500)
  })
})

describe('a listing without scripts', () => {
  it.each(screens)('can be filtered, sorted and paged by links and forms on a %s', async (device, options) => {
    const { colours } = await choices()
    const { page } = await visit({ ...options, locale: 'pl-PL', javaScriptEnabled: false })
    await page.goto(`${large}.html`, { waitUntil: 'domcontentloaded' })
    if (device === 'phone') await page.locator('button[popovertarget="filters"]').first().click()
    await page.locator('#filters summary', { hasText: 'Kolor' }).click()
    await page.locator(`#filters a[href*="color:${colours[0]}"]`).first().click()
    await page.waitForURL(`**/color:${colours[0]}.html`, { waitUntil: 'domcontentloaded' })
    const { total_count: total } = await counted(`color: { eq: "${colours[0]}" }`)
    expect(await shownTotal(page)).toBe(total)
    if (device === 'phone') {
      await page.locator('button[popovertarget="filters"]').first().click()
      await page.locator('#filters [data-sort] summary').click()
      await page.locator('#filters [data-sort] a[href$="sort=price-desc"]').click()
    } else {
      await page.locator('#sort').selectOption('price-desc')
      await page.locator('noscript button, form:has(#sort) button').first().click()
    }
    await page.waitForURL(`**/color:${colours[0]}.html?sort=price-desc`, { waitUntil: 'domcontentloaded' })
    await page.goto(`${large}.html`, { waitUntil: 'domcontentloaded' })
    await page.locator('[data-more]').click()
    await page.waitForURL(`**${large}/page:2.html`, { waitUntil: 'domcontentloaded' })
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.context().close()
  })
})

describe('a category description', () => {
  it('LIST-16 is collapsed, expands with Read More, and collapses again', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto('/dziewczynka.html')
    const more = page.getByRole('button', { name: text('ui.readMore') })
    const rest = page.getByText('Rozmiar najlepiej dobierać do wzrostu')
    expect(await rest.isVisible()).toBe(false)
    await more.press('Enter')
    await expect.poll(() => rest.isVisible(), longTimeout).toBe(true)
    await page.getByRole('button', { name: text('ui.hide') }).press('Enter')
    await expect.poll(() => rest.isVisible(), longTimeout).toBe(false)
    await page.context().close()
  })
})

describe('a search without exact results', () => {
  it('UX-10 shows the closest results with a message', async () => {
    const { page } = await visit({ viewport: phone, locale: 'pl-PL' })
    await page.goto('/search/query/sukienka%20helikopter')
    await page.getByText(text('suggest.near').replace('{query}', 'sukienka helikopter')).waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await expectAccessible(page)
    await page.goto('/search/query/sukienka')
    expect(await page.getByText(text('suggest.near').replace('{query}', 'sukienka')).count()).toBe(0)
    await page.context().close()
  })
})
