import { expect, it, onTestFinished } from 'vitest'
import { learnStoreViews, storeViews } from '#src/platform/i18n/store-views.ts'
import { demoStoreViews } from '#src/platform/testing/demo-store-views.ts'
import { learnBrands, brandOf } from '../brand/known-brands.server.ts'
import { webManifest } from './web-manifest.server.ts'

type Icon = { src: string; sizes: string; purpose: string }

const polish = { code: 'pl', name: 'Polska' }
const learn = (changes: Partial<ReturnType<typeof brandOf>>): void =>
  learnBrands([{ store_code: 'pl', header_logo_src: null, brand: { ...brandOf(polish), ...changes } }])

async function read(url: string) {
  return JSON.parse(String(await webManifest(new URL(url, 'https://shop.example'))))
}

it.each(storeViews)('the store view $code has a web app manifest', async (store) => {
  expect(await read(`${store.prefix}/manifest.webmanifest`)).toMatchObject({
    lang: store.locale,
    dir: 'ltr',
    start_url: `${store.prefix}/`,
    scope: '/',
    display: 'standalone',
    icons: [{ src: expect.stringContaining(`/brand/${store.code}.svg?v=`) as string, sizes: 'any' }],
  })
})

it('has the name, the ground and the icons of the brand', async () => {
  learn({ name: 'Motyl', ground: '#f4f7ff', icon: '/media/logo/m.png', maskable_icon: '/icons/cut-{size}.png' })
  const manifest = await read('/manifest.webmanifest')
  expect(manifest).toMatchObject({ name: 'Motyl Polska', short_name: 'Motyl', background_color: '#f4f7ff' })
  expect(manifest.icons.map(({ src, sizes, purpose }: Icon) => `${purpose} ${sizes} ${src}`)).toEqual([
    'any 192x192 /media/logo/m.png?width=192&height=192&format=png',
    'any 512x512 /media/logo/m.png?width=512&height=512&format=png',
    'maskable 192x192 /icons/cut-192.png',
    'maskable 512x512 /icons/cut-512.png',
  ])
})

it('is written in the direction of its language', async () => {
  onTestFinished(() => learnStoreViews(demoStoreViews))
  const [first] = demoStoreViews
  if (first === undefined) throw new Error('There is no store view')
  learnStoreViews([{ ...first, locale: 'ar-EG', prefix: '' }])
  expect(await read('/manifest.webmanifest')).toMatchObject({ lang: 'ar-EG', dir: 'rtl' })
})

it('any other path has no manifest', async () => {
  expect(await webManifest(new URL('https://shop.example/nowhere/manifest.webmanifest'))).toBeUndefined()
})
