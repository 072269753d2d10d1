import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoColours } from '../apps/backend/demo/colours-of-brand.ts'
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

/** The demo's name, address and colours. */
const demo = new RegExp(['bocian', 'gniazdow', '00-999', ...demoColours()].join('|'), 'i')

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

  it('sends no script or style sheet with the name or the colours of the demo', async () => {
    const html = await read('/')
    const files = new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)/g))
    expect(files.size).toBeGreaterThan(4)
    for (const file of files) expect(await read(file), file).not.toMatch(demo)
  })

  it.each(['/demo/bocian.svg', '/demo/broel.svg', '/icons/any-96.png', '/icons/maskable-512.png'])(
    'has not the demo’s file %s',
    async (way) => {
      const { status } = await fetch(own.at('shop') + way, { headers: { 'x-forwarded-proto': 'https', ...makers } })
      expect(status).toBe(404)
    },
  )

  it('has its colours in force', async () => {
    expect(await read('/brand/pl.css')).toContain(':root{--accent:#3b3fb6;')
    expect(await read('/brand/pl.svg')).toMatch(/fill="#3b3fb6".*>M<\/text>/)
    expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
      name: 'Motyl Polska',
      background_color: '#f4f7ff',
    })
  })
})
