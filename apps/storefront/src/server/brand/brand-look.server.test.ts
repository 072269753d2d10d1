import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { storeByCode } from '#src/platform/i18n/store-views.ts'
import { brandCss, brandFileOf, brandHead, letterIcon, versionOf } from './brand-look.server.ts'
import { brandOf, isBrandFile, learnBrands, type Brand } from './known-brands.server.ts'
import { serveBrand } from './serve-brand.server.ts'

const polish = storeByCode('pl')
if (polish === undefined) throw new Error('There is no Polish store view')
const plain = brandOf({ code: 'unknown', name: 'Polska' })
const own: Partial<Brand> = {
  name: 'Motyl & <Co>',
  own_accent: { accent: '#3b3fb6', strong: '#2f3292', tint: '#ebecf8', detail: '#b4552f' },
  own_ground: { ground: '#f4f7ff', line: '#dfe2eb', strong_line: '#7d828d' },
  accent: '#3b3fb6',
  corners: 'round',
}
const learn = (changes: Partial<Brand>): void =>
  learnBrands([{ store_code: 'pl', header_logo_src: '/demo/shop.svg', brand: { ...plain, ...changes } }])

describe('the style sheet of a brand', () => {
  it('is not there if nothing differs from the theme', () => {
    expect(brandCss(plain)).toBe('')
    learn({ icon: '/icons/any-{size}.png' })
    expect(brandHead(polish)).toEqual({
      links:
        '<link rel="icon" href="/icons/any-96.png" type="image/png"/><link rel="apple-touch-icon" href="/icons/any-180.png"/>',
      hasThemeFont: true,
    })
  })

  it('has the colours and corners, in no layer, so that it takes precedence', () => {
    expect(brandCss({ ...plain, ...own })).toBe(
      ':root{--accent:#3b3fb6;--accent-strong:#2f3292;--accent-tint:#ebecf8;--detail:#b4552f;--canvas:#f4f7ff;' +
        '--line:#dfe2eb;--line-strong:#7d828d;--radius-s:12px;--radius-m:16px;--radius-l:28px}',
    )
  })

  it('loads the merchant’s fonts, and then the page does not load the theme’s', () => {
    const brand = { ...plain, font_file: '/media/fonts/text.woff2', heading_font: 'serif' }
    const css = brandCss(brand)
    expect(css).toContain("@font-face{font-family:'Shop Text';src:url('/media/fonts/text.woff2') format('woff2')")
    expect(css).toContain(":root{--font:'Shop Text',Onest")
    expect(css).toContain('h1,h2,h3{font-family:Charter')
    learn(brand)
    expect(brandHead(polish).hasThemeFont).toBe(false)
  })
})

describe('the icon of a shop without one', () => {
  it('is the first letter of its name on its accent colour', () => {
    expect(letterIcon({ name: ' żółw', accent: '#3b3fb6' })).toMatch(/fill="#3b3fb6".*>Ż<\/text>/)
    expect(letterIcon({ name: '<b>', accent: '#3b3fb6' })).toContain('>&lt;</text>')
  })
})

it('a file beside the code is the brand’s only if a store view names it', () => {
  learn({ icon: '/icons/any-{size}.png', maskable_icon: '' })
  for (const named of ['/demo/shop.svg', '/icons/any-96.png', '/icons/any-512.png'])
    expect(isBrandFile(named), named).toBe(true)
  for (const other of ['/demo/other.svg', '/icons/maskable-192.png', '/icons/any-.png', ''])
    expect(isBrandFile(other), other).toBe(false)
})

describe('the files of a brand', () => {
  const server = () => {
    const app = fastify()
    onTestFinished(() => app.close())
    serveBrand(app, async () => Promise.resolve({ brandFileOf, versionOf }))
    return app
  }

  it('are kept by browsers for as long as nothing changes', async () => {
    learn(own)
    const [, address = ''] = /href="([^"]*\.css[^"]*)"/.exec(brandHead(polish).links) ?? []
    const app = server()
    const current = await app.inject(address)
    expect(current.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(current.body).toContain('--accent:#3b3fb6')
    learn({ ...own, corners: 'square' })
    const changed = await app.inject(address)
    expect(changed.headers['cache-control']).toBe('no-cache')
    expect(changed.body).toContain('--radius-s:0;')
  })

  it('are there for every store view only', async () => {
    const app = server()
    expect((await app.inject('/brand/cz.svg')).body).toMatch(/^<svg .*>Č<\/text><\/svg>$/)
    expect((await app.inject('/brand/nowhere.css')).statusCode).toBe(404)
  })
})
