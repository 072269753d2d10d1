import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySources } from '../tools/copy-sources.ts'
import { expectAccessible, phone, visit } from './browser.ts'
import { ProductionShop } from './production-shop.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'
import { endVisit } from './visits.ts'

// A merchant's language in a folder of its own, and a country that no list of the shop's countries has: a shop of the Emirates in Arabic,
// from a copy of the sources that is built with that folder.
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-arabic-'))
const languages = { LANGUAGES_DIR: path.join(import.meta.dirname, 'languages') }
const own = new ProductionShop({ ...languages, MAIL_FROM: 'Souq <shop@souq.example>' }, copy)
let shop: ChildProcess | undefined
let makers: Record<string, string> = {}

const description = `settings:
  general/store_information/shop_name: سوق الأحذية
  general/store_information/name: Souq Shoes LLC
  general/store_information/street_line1: شارع الشيخ زايد 1
  general/store_information/postcode: '00000'
  general/store_information/city: دبي
  general/store_information/country_id: AE
  general/store_information/vat_number: '100000000000003'
  general/store_information/register_number: '123456'
  general/store_information/email: shop@souq.example
  general/locale/timezone: Asia/Dubai
taxes:
  AE:
    Taxable Goods: { rate: 5, label: ضريبة القيمة المضافة 5% }
    None: { rate: 0, label: 0% }
websites:
  - code: souq
    name: سوق
    groups:
      - code: emirates
        name: الإمارات
        stores:
          - code: ae
            name: الإمارات
            locale: ar_AE
            currency: AED
            country: AE
            default: true
            delivery: [{ carrier: flatrate, price: 20, freeFrom: 500, countries: [AE] }]
            payment: [cashondelivery]
`
const shoes = ['حذاء رياضي', 'صندل جلدي', 'حذاء رسمي', 'خف منزلي', 'حذاء مطر', 'حذاء كرة قدم', 'شبشب', 'حذاء أطفال']
const products = [
  'sku,store_view_code,product_type,name,price,qty,visibility,url_key,base_image,categories',
  ...shoes.map(
    (name, index) =>
      `SHOE-${index},,simple,${name},${149 + index * 20}.00,9,"Catalog, Search",shoe-${index},c/o/coat.png,Default Category/أحذية`,
  ),
].join('\n')

const pages = [
  'identifier,store_view_code,title,content',
  ...['terms', 'privacy', 'imprint', 'returns'].map((page) => `${page},ae,صفحة ${page},<p>نص</p>`),
].join('\n')

beforeAll(async () => {
  copySources(copy)
  // Before the shop starts, which does not wait for a build as long as a busy machine takes.
  await own.outcomeOf('tools/build.ts', {})
  await own.open()
  fs.writeFileSync(path.join(own.folder, 'shop.yaml'), description)
  fs.writeFileSync(path.join(own.folder, 'shoes.csv'), `${products}\n`)
  fs.writeFileSync(path.join(own.folder, 'pages.csv'), `${pages}\n`)
  await own.admin('shop', 'apply', 'shop.yaml')
  await own.admin('import', 'pages.csv', '--kind', 'pages', '--store', 'ae')
  await own.admin('import', 'shoes.csv', '--images', 'pictures', '--store', 'ae')
  shop = spawnShop(own.settings(), copy)
  await untilOpen(shop)
  makers = await own.makersHeaders('ae')
}, 900_000)
afterAll(async () => {
  if (shop !== undefined) await stopShop(shop)
  own.remove()
  fs.rmSync(copy, { recursive: true, force: true })
})

const pictures = process.env['PICTURES']

/** Whether the page is Arabic, fits and is accessible. With PICTURES, saves a picture of it in that folder. */
async function check(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(() => [document.documentElement.lang, document.dir])).toEqual(['ar', 'rtl'])
  if (pictures !== undefined)
    await page.screenshot({ path: path.join(pictures, `${name}-${page.viewportSize()?.width}.png`), fullPage: true })
  await expectAccessible(page)
}

const open = async (viewport: { width: number; height: number }) => {
  const address = own.at('shop')
  const visitor = await visit({
    viewport,
    locale: 'ar-AE',
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-proto': 'https' },
  })
  // As a cookie of the browser, so that redirects have it too.
  const [name = '', value = ''] = (makers['cookie'] ?? '').split('=')
  await visitor.page.context().addCookies([{ name, value, url: address }])
  return visitor
}

describe.each([
  ['a phone', phone],
  ['a desktop', { width: 1440, height: 900 }],
])('a shop in Arabic on %s', (device, viewport) => {
  it('is read from right to left from the home page to the checkout', async () => {
    const { page, complaints } = await open(viewport)
    await page.goto('/')
    await check(page, 'home')
    await page.goto('/search?q=حذاء')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await check(page, 'list')
    await page.goto('/shoe-0.html')
    await check(page, 'product')
    await page.getByRole('button', { name: 'أضف إلى السلة' }).first().click()
    await page.getByText('أضفت حذاء رياضي إلى سلتك').first().waitFor()
    await page.goto('/cart')
    await page.getByRole('heading', { name: 'السلة' }).first().waitFor()
    await page.getByText('الملخص').first().waitFor()
    await check(page, 'cart')
    await page.goto('/checkout')
    await page.getByLabel('البريد الإلكتروني').first().waitFor()
    await check(page, 'checkout')
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
