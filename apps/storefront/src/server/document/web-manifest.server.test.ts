import { expect, it } from 'vitest'
import { storeViews } from '#src/platform/i18n/store-views.ts'
import { webManifest } from './web-manifest.server.ts'

it.each(storeViews)('the store view $code has a web app manifest', async (store) => {
  const text = await webManifest(new URL(`${store.prefix}/manifest.webmanifest`, 'https://shop.example'))
  const manifest = JSON.parse(String(text))
  expect(manifest).toMatchObject({
    lang: store.locale,
    start_url: `${store.prefix}/`,
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.purpose} ${icon.sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  )
})

it('any other path has no manifest', async () => {
  expect(await webManifest(new URL('https://shop.example/nowhere/manifest.webmanifest'))).toBeUndefined()
})
