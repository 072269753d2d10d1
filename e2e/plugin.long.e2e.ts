import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentProviders } from '../apps/backend/src/payment-providers.ts'
import { pluginPayments } from '../apps/backend/src/payment/providers/plugin/registration.ts'
import type { Database } from '../apps/backend/src/platform/database.ts'
import {
  applyDescription,
  describeShop,
  renderDescription,
} from '../apps/backend/src/shop-description/shop-description.ts'
import { ownPlugins } from '../apps/backend/src/start/open-plugins.ts'
import { installPayLater, PayLaterDouble } from '../apps/backend/src/start/testing-pay-later.ts'
import { copySources } from '../tools/copy-sources.ts'
import { desktop, expectAccessible, movePointer, phone, untilInteractive, untilNetworkIdle, visit } from './browser.ts'
import { checkOut } from './checkout.ts'
import { callGraphql } from './shop.ts'
import { openSmallShop, type SmallShop } from './small-shop.ts'
import { textsOf } from './texts.ts'
import { endVisit } from './visits.ts'

// The example of a plugin, installed outside of the repository, in a storefront that is built with it from a copy of the sources.
const t = textsOf('pl-PL')
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-plugin-'))
let installed: ReturnType<typeof installPayLater>
let provider: PayLaterDouble
let own: SmallShop

beforeAll(async () => {
  installed = installPayLater()
  provider = await PayLaterDouble.open()
  const settings = { SHOP_DESCRIPTION: installed.file, ...provider.environment }
  copySources(copy)
  // Before the shop starts, which does not wait for a build as long as a busy machine takes.
  await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: copy, env: { ...process.env, ...settings } })
  own = await openSmallShop(settings, (database) => describeWithPlugin(database, settings), '127.0.0.1', copy)
  provider.reportTo(own.address)
}, 900_000)
afterAll(async () => {
  await own.close()
  await provider.close()
  installed.remove()
  fs.rmSync(copy, { recursive: true })
})

/** Names the plugin and its setting in the description of the shop, and applies it. */
async function describeWithPlugin(database: Database, settings: Record<string, string>): Promise<void> {
  const { plugins } = await ownPlugins(settings)
  const payments = [...paymentProviders, ...plugins.flatMap(pluginPayments)]
  Object.assign(database.services, { plugins, paymentProviders: payments })
  const before = await describeShop(database.reader)
  const wanted = {
    ...before,
    plugins: ['pay-later'],
    settings: { ...before.settings, 'plugins/pay_later/days': 14 },
    websites: before.websites.map((website) => ({
      ...website,
      groups: website.groups.map((group) => ({
        ...group,
        stores: group.stores.map(({ online: _online, ...store }) => store),
      })),
    })),
  }
  fs.writeFileSync(installed.file, renderDescription(wanted))
  expect(await applyDescription(database, wanted, { now: new Date(), isDryRun: false })).not.toHaveProperty('faults')
}

async function productPath(sku: string, store = 'pl'): Promise<string> {
  const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { url_key } } }'
  const { products } = await callGraphql<{ products: { items: { url_key: string }[] } }>(
    query,
    { sku },
    store,
    own.address,
  )
  return `${store === 'pl' ? '' : `/${store}`}/${products.items[0]?.url_key}.html`
}

const offer = '.pay-later-offer'
const sentence = 'Kup teraz, zapłać za 14 dni'

describe('a plugin that is installed beside the shop', () => {
  it('has its place on the product page rendered by the server, in the language of the store view', async () => {
    const pageOf = async (way: string): Promise<string> => (await fetch(own.address + way)).text()
    expect(await pageOf(await productPath('ROLE-S1'))).toContain(`<p class="pay-later-offer">${sentence}</p>`)
    expect(await pageOf(await productPath('ROLE-S1', 'de'))).toContain('Jetzt kaufen, in 14 Tagen zahlen')
  })

  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ])(
    'hydrates on a %s at the first interaction, without a warning and without moving anything',
    async (_device, size) => {
      const { page, complaints } = await visit({ baseURL: own.address, viewport: size, locale: 'pl-PL' })
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto(await productPath('ROLE-S1'))
      await untilNetworkIdle(page)
      const part = page.locator(offer)
      const place = await part.boundingBox()
      expect(await part.textContent()).toBe(sentence)
      const ofPlugin = () => scripts.filter((url) => url.includes('plugin-pay_later'))
      expect(ofPlugin()).toEqual([])
      await movePointer(page, 200, 300)
      await untilInteractive(part)
      expect(ofPlugin()).toHaveLength(1)
      expect(await part.textContent()).toBe(sentence)
      expect(await part.boundingBox()).toEqual(place)
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await endVisit(page)
    },
  )

  it('takes the payment of an order: at its provider and back to the shop', async () => {
    const { page, complaints } = await visit({ baseURL: own.address, viewport: phone, locale: 'pl-PL' })
    await page.goto(await productPath('ROLE-S1'))
    await page.getByRole('button', { name: t('catalogue.addToCart'), exact: true }).click()
    await page
      .getByRole('link', { name: t('catalogue.goToCart') })
      .first()
      .waitFor()
    await checkOut(page, 'Zapłać później')
    await page.getByRole('button', { name: 'Pay later' }).click()
    await page.getByText(t('payment.paid')).waitFor()
    expect(new URL(page.url()).origin).toBe(own.address)
    const started = provider.calls.find((call) => call.path === '/payments')
    expect(started?.body).toMatchObject({ currency: 'PLN', email: 'ada@example.com' })
    expect(complaints).toEqual([])
    await endVisit(page)
  })
})
