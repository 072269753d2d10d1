import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { elements } from '#src/cms/elements/elements.ts'
import { formatMoney } from '#src/platform/formats.ts'
import { message } from '#src/platform/messages.ts'
import { testShop } from '#src/testing/testing.ts'
import { demoRows } from './demo-shop.ts'
import { deliveryTable, paymentList } from './deliveries.ts'
import { categoryAddress, demoCategories, storeHas } from './categories.ts'
import { pageFile, pageNames } from './page-files.ts'
import { landingNames, landingOf } from './page-links.ts'
import { languages, localeOf, stores } from './stores.ts'

const now = new Date('2026-11-21T12:34:56Z')
const rows = [...demoRows('pages', { now })]
const blocks = [...demoRows('blocks', { now })]

test('every store has every page, with its own path and a description', () => {
  expect(rows).toHaveLength(stores.length * (pageNames.length + landingNames.length + 3))
  const seen = new Set<string>()
  for (const row of rows) {
    const key = `${row['store_view_code']}/${row['url_key']}`
    expect(seen.has(key), key).toBe(false)
    seen.add(key)
    expect(row['url_key'], key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(row['meta_description']?.length, key).toBeGreaterThan(20)
    expect(row['content'], key).not.toMatch(/(?<!\{)\{[a-z]\w*\}|\*\*|^#/im)
  }
})

test('no text about gift cards names a period of validity, because the cards of the demo never expire', () => {
  const cards = [...demoRows('products', { now })].filter((row) => row['product_type'] === 'giftcard')
  const texts = [...cards, ...blocks.filter((row) => row['identifier']?.startsWith('gift-card'))]
  const pages = languages.map((language) => pageFile(language, 'gift-card-guide').body)
  expect(texts.length).toBeGreaterThan(languages.length)
  for (const text of [...texts.map((row) => `${row['description']} ${row['content']}`), ...pages])
    expect(text).not.toMatch(/\b24\b|drei Jahre/)
})

test('the menu, the guide and the blog name the same number of blankets for a newborn', () => {
  const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const two = /\b2[ \u00A0](?:kocyki|deky|Decken|blankets|păturici|пледи|ծածկոց)/u
  for (const language of languages) {
    for (const file of [`texts/${language}/menu.ts`, `texts/${language}/guides.ts`])
      expect(read(file), file).toMatch(two)
    expect(read(`blog/${language}/first-wardrobe.md`), language).toMatch(two)
    expect(read(`texts/${language}/pages.ts`), language).toMatch(
      /dwa[ \u00A0]kocyki|dv[eě][ \u00A0]deky|zwei Decken|two blankets|două păturici|два пледи|երկու ծածկոց/,
    )
  }
})

test('every language has exactly the same pages', () => {
  for (const language of languages) {
    const files = fs.readdirSync(path.join(import.meta.dirname, 'pages', language))
    expect(files.toSorted(), language).toEqual(pageNames.map((name) => `${name}.md`).toSorted())
    const headings = pageNames.map((name) => pageFile(language, name).body.match(/^## /gm)?.length ?? 0)
    expect(headings.filter((count) => count > 0).length, language).toBe(pageNames.length)
  }
})

test('links of pages and blocks lead to pages, posts and categories of the store', () => {
  const open = new Set([
    '/contact',
    '/withdrawal',
    '/returns/rma/new',
    '/returns/guest/login',
    '/gift-card-guests',
    '/create-account',
    '/loyalty/customer/activate',
    '/blog/allPosts',
  ])
  const posts = [...demoRows('blog-posts', { now })]
  for (const store of stores) {
    const { code } = store
    const own = rows.filter((row) => row['store_view_code'] === code)
    const ownBlocks = blocks.filter((row) => row['store_view_code'] === code)
    const footer = ownBlocks.find((row) => row['identifier'] === 'pwa-footer-whole')
    const paths = new Set([
      '/',
      ...own.map((row) => `/${row['url_key']}`),
      ...posts.filter((row) => row['store_view_code'] === code).map((row) => `/blog/post/${row['url_key']}`),
      ...demoCategories
        .filter((category) => storeHas(store, category))
        .map((category) => `/${categoryAddress(category, store.language)}.html`),
    ])
    for (const { content = '', identifier } of [...own, ...ownBlocks])
      for (const [, href = ''] of content.matchAll(/href="(\/(?!media\/)[^"#?]*)"/g))
        expect(paths.has(href) || open.has(href), `${code} ${identifier} ${href}`).toBe(true)
    for (const name of pageNames)
      expect(footer?.['content'], `${code} ${name}`).toContain(
        `href="/${own.find((row) => row['identifier'] === name)?.['url_key']}"`,
      )
  }
})

test('every store has the blog posts, each with its own path and a past date', () => {
  const posts = [...demoRows('blog-posts', { now })]
  expect(posts).toHaveLength(stores.length * 12)
  const paths = new Set(posts.map((row) => `${row['store_view_code']}/${row['url_key']}`))
  expect(paths.size).toBe(posts.length)
  for (const { content = '', published_at: day = '', url_key: key = '' } of posts) {
    expect(content, key).not.toMatch(/\{\w+\}|\*\*|^#/m)
    expect(new Date(day).getTime(), key).toBeLessThan(now.getTime())
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('the delivery page shows the prices that the checkout charges and the hours that it counts from', async () => {
  const shop = await testShop()
  const { rows: methods } = await sql<{ code: string; price: number; freeFrom: number | null; cutoff: string }>`
    select v.code, m.price::float8 as price, m.free_from::float8 as "freeFrom", m.cutoff
    from checkout_delivery_method m join store_view v on v.id = m.store_id order by v.id, m.position`.execute(
    shop.database.reader,
  )
  await shop.close()
  const charged = Map.groupBy(methods, ({ code }) => code)
  for (const store of stores) {
    const money = (amount: number): string => formatMoney(localeOf[store.language], store.currency, amount)
    const table = deliveryTable(store, ['Delivery', 'Price', 'Free from'])
    const [, ...lines] = table.split('<tr>')
    const offered = charged.get(store.code) ?? []
    expect(lines.length, store.code).toBe(offered.length + 1)
    for (const [index, { price, freeFrom, cutoff }] of offered.entries()) {
      const line = lines[index + 1]
      if (price > 0) expect(line, store.code).toContain(`<td>${money(price)}</td>`)
      if (freeFrom !== null) expect(line, store.code).toContain(`<td>${money(freeFrom)}</td>`)
      expect(line, store.code).toContain(cutoff)
    }
  }
})

test('the list of payment methods offers cheques where the checkout does: not where the word is a till receipt', async () => {
  const shop = await testShop()
  const { rows: methods } = await sql<{ code: string; cheques: boolean }>`
    select v.code, m.is_active as cheques
    from payment_method m join store_view v on v.id = m.store_id where m.code = 'checkmo'`.execute(shop.database.reader)
  await shop.close()
  const offered = new Map(methods.map(({ code, cheques }) => [code, cheques]))
  for (const store of stores) {
    const cheque = message(localeOf[store.language], 'payment.checkmo')
    expect(paymentList(store).includes(cheque), store.code).toBe(offered.get(store.code))
  }
  expect(['pl', 'de', 'ro', 'ua', 'am'].map((code) => offered.get(code))).toEqual([true, true, false, false, false])
})

test('only elements in the format of the page builder carry its attribute', () => {
  const element = /<(\w+)((?: [\w-]+="[^"]*")*)>(<div [^>]*>)?/g
  let count = 0
  for (const { content = '', identifier } of [...rows, ...blocks]) {
    for (const [tag, , attributes = '', child = ''] of content.matchAll(element)) {
      const type = /data-content-type="([^"]*)"/.exec(attributes)?.[1]
      if (type === undefined) continue
      count++
      expect([...Object.keys(elements), 'tab-item', 'accordion-item'], `${identifier} ${tag}`).toContain(type)
      expect(attributes, `${identifier} ${tag}`).toMatch(/data-appearance="[a-z-]+".*data-element="main"/)
      if (type === 'row' && !attributes.includes('full-bleed'))
        expect(child, `${identifier} ${tag}`).toContain('data-element="inner"')
    }
    // Other clients drop everything that is not inside a page builder element.
    if (content.includes('data-content-type')) expect(content, identifier).toMatch(/^<div data-content-type="row"/)
  }
  expect(count).toBeGreaterThan(stores.length)
})

test('CMS-02 pictures of the pages have a text, a size and an own address, and each page one main heading', () => {
  const built = rows.filter((row) => row['page_layout'] === 'cms-full-width' && row['identifier'] !== 'home')
  expect(built).toHaveLength(stores.length * (landingNames.length + 2))
  for (const { identifier, content = '', content_heading: heading } of built) {
    const images = [...content.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    for (const tag of images) {
      expect(tag, identifier).toMatch(/ alt="/)
      expect(tag, identifier).toMatch(/ width="\d+" height="\d+"|&quot;width&quot;:\d+,&quot;height&quot;:\d+/)
      expect(tag, identifier).toMatch(/ src="(\{\{media url=|\/media\/)/)
    }
    expect((content.match(/<h1[ >]/g) ?? []).length, identifier).toBe(heading === '' ? 1 : 0)
  }
})

test('the descriptions of pages in search results are of a useful length', () => {
  for (const language of languages)
    for (const name of landingNames) {
      const { about, title } = landingOf({ language }, name)
      expect(about.length, `${language} ${about}`).toBeGreaterThan(80)
      expect(about.length, `${language} ${about}`).toBeLessThanOrEqual(165)
      expect(title.length, `${language} ${title}`).toBeLessThanOrEqual(65)
    }
})
