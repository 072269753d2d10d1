import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProductionShop } from './production-shop.ts'
import { spawnShop, stopShop, untilOpen } from './start-shop.ts'

const own = new ProductionShop()
let shop: ChildProcess | undefined
let makers: Record<string, string> = {}
beforeAll(async () => {
  await own.open()
  await own.describe()
  await own.admin('import', 'products.csv', '--images', 'pictures')
  const settings = {
    'general/store_information/shop_name': 'Motyl',
    'general/store_information/name': 'Motyl s.r.o.',
    'general/store_information/address': 'Dlouhá 1, 110 00 Praha',
    'design/theme/accent': '#3b3fb6',
    'design/theme/ground': '#f4f7ff',
    'design/theme/corners': 'round',
  }
  for (const [path, value] of Object.entries(settings)) await own.admin('config', 'set', path, value)
  shop = spawnShop(own.settings())
  await untilOpen(shop)
  makers = await own.makersHeaders()
})
afterAll(async () => {
  if (shop !== undefined) await stopShop(shop)
  own.remove()
})

const read = async (way: string): Promise<string> =>
  (await fetch(own.at('shop') + way, { headers: { 'x-forwarded-proto': 'https', ...makers } })).text()

/** The demo's name, address, colours and ground, which are in the shop's style sheet but never in force here. */
const demo = /bocian|gniazdow|00-999|#0f766e|#faf7f2/i

const pages = [
  '/',
  '/kurtki.html',
  '/plaszcz-zimowy.html',
  '/search?q=p%C5%82aszcz',
  '/cart',
  '/checkout',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/contact',
  '/gift-card',
  '/blog',
  '/wishlist',
  '/no-such-page',
  '/withdrawal',
  '/cz/',
  '/de/',
]

describe('a shop of another merchant', () => {
  it.each(pages)('names only the merchant on %s, in its look', async (way) => {
    const html = await read(way)
    expect(html).not.toMatch(demo)
    expect(html).toMatch(/<link rel="stylesheet" href="\/brand\/\w+\.css\?v=\w{12}"\/>/)
    expect(html).toMatch(/<link rel="icon" href="\/brand\/\w+\.svg\?v=\w{12}" type="image\/svg\+xml"\/>/)
  })

  it('shows its name in place of a logo, and in titles and structured data', async () => {
    const html = await read('/plaszcz-zimowy.html')
    expect(html).toMatch(/<b>Motyl<\/b>/)
    expect(html).toMatch(/<title>[^<]+ \| Motyl<\/title>/)
    expect(html).toContain('<meta property="og:site_name" content="Motyl"/>')
    expect(html).toMatch(/"item":"[^"]+","name":"Motyl"|"name":"Motyl","item"/)
  })

  it.each(['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/brand/pl.css', '/brand/pl.svg', '/sw.js'])(
    'names only the merchant in %s',
    async (way) => {
      expect(await read(way)).not.toMatch(demo)
    },
  )

  it('sends no script with the name of the demo', async () => {
    const html = await read('/')
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g))
    expect(scripts.size).toBeGreaterThan(3)
    for (const script of scripts) expect(await read(script), script).not.toMatch(/bocian/i)
  })

  it('has its colours in force', async () => {
    expect(await read('/brand/pl.css')).toContain(':root{--accent:#3b3fb6;')
    expect(await read('/brand/pl.svg')).toMatch(/fill="#3b3fb6".*>M<\/text>/)
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
      name: 'Motyl Polska',
      background_color: '#f4f7ff',
    })
  })
})
