import { parseFragment, serialize } from 'parse5'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveBlocks } from './cms.ts'
import { parseContent } from './elements/parse-content.ts'

const shop = { base: 'https://shop.example/', media: 'https://shop.example/media/' }
let running: TestShop
beforeAll(async () => (running = await testShop()))
afterAll(() => running.close())

/** Content as different versions of the page builder save it, with directives and styles. */
const samples: Readonly<Record<string, string>> = {
  'of the first versions': `<div data-role="row" data-appearance="default" data-element="main"><div data-element="inner" style="padding: 10px;"><h2 data-role="heading" data-appearance="default" data-element="main">a</h2></div></div>`,
  'with inline styles': String.raw`<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{\&quot;desktop_image\&quot;:\&quot;{{media url=wysiwyg/a.jpg}}\&quot;}" data-element="inner" style="justify-content: flex-start; display: flex; flex-direction: column; background-position: left top; background-size: cover; border-style: none; border-width: 1px; border-radius: 0px; margin: 0px 0px 10px; padding: 10px;"><figure data-content-type="image" data-appearance="full-width" data-element="main"><img class="pagebuilder-mobile-hidden" src="{{media url=wysiwyg/b.png}}" alt="" title="" data-element="desktop_image"></figure></div></div>`,
  'with a block of styles': `<style>#html-body [data-pb-style=K631GJ7],#html-body [data-pb-style="5FC8A1B2C3D4E"]{width:25%;align-self:stretch}@media only screen and (max-width: 768px) { #html-body [data-pb-style=K631GJ7]{min-height:200px} }</style><div data-content-type="row" data-appearance="full-bleed" data-element="main" data-pb-style="K631GJ7"><div data-content-type="text" data-appearance="default" data-element="main" data-pb-style="5FC8A1B2C3D4E"><p>a</p></div></div>`,
  'with widgets': String.raw`<div data-content-type="buttons" data-appearance="inline" data-element="main"><div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-primary" href="{{widget type='Magento\Catalog\Block\Category\Widget\Link' id_path='category/39' template='Magento_PageBuilder::widget/link_href.phtml' type_name='Catalog Category Link' }}" data-link-type="category" data-element="link"><span data-element="link_text">Go</span></a></div></div><div data-content-type="products" data-appearance="grid" data-element="main">{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" conditions_encoded="^[${'`'}1${'`'}:^[${'`'}value${'`'}:${'`'}a&quote;b${'`'}^]^]" condition_option="sku"}}</div>`,
  'with code':
    '<div data-content-type="html" data-appearance="default" data-element="main">&lt;div class="x"&gt;a &amp;amp; b&lt;/div&gt;</div>',
  'with a map':
    '<div data-content-type="map" data-appearance="default" data-show-controls="true" data-locations="[{&quot;location_name&quot;:&quot;A &amp; B&quot;,&quot;position&quot;:{&quot;latitude&quot;:50.4,&quot;longitude&quot;:30.5}}]" data-element="main"></div>',
}
const demo = ['pages', 'blocks', 'dynamic-blocks'] as const
const ofDemo = demo.flatMap((table) => [...demoRows(table, { now: new Date() })].map(({ content = '' }) => content))

/** The parsed form, in which quotes and the semicolon at the end of a style do not matter. */
const parsed = (html: string): string =>
  serialize(parseFragment(html.replaceAll('&quote;', '&amp;quote;'))).replaceAll(/(style="[^"]*);"/g, '$1"')

it.each(Object.entries(samples))('content %s is saved without a loss', (_what, html) => {
  const saved = cleanHtml(html)
  expect(parseContent(saved, shop)).toEqual(parseContent(html, shop))
  expect(cleanHtml(saved)).toBe(saved)
  // The styles of a block may be written in another way, nothing else.
  if (!html.includes('<style>')) expect(parsed(saved)).toBe(parsed(html))
})

it('the demo’s content is saved without a loss', () => {
  expect(ofDemo.length).toBeGreaterThan(100)
  for (const html of new Set(ofDemo)) {
    const saved = cleanHtml(html)
    expect(parseContent(saved, shop), html).toEqual(parseContent(html, shop))
    expect(directives(saved), html).toEqual(directives(html))
  }
})

const directives = (html: string): string[] =>
  Array.from(html.matchAll(/\{\{[^}]*\}\}/g), ([one]) => one.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))

it('clients that parse the page builder’s HTML get it with inline styles, and every mark in place', () => {
  const shown = shownHtml(samples['with a block of styles'] ?? '')
  expect(shown).toBe(
    '<div data-content-type="row" data-appearance="full-bleed" data-element="main" data-pb-style="K631GJ7" style="width: 25%; align-self: stretch" data-media-0="only screen and (max-width: 768px)" data-media-style-0="min-height: 200px"><div data-content-type="text" data-appearance="default" data-element="main" data-pb-style="5FC8A1B2C3D4E" style="width: 25%; align-self: stretch"><p>a</p></div></div>',
  )
})

it('a block of styles is stored and served through the API', async () => {
  const content = samples['with a block of styles'] ?? ''
  const block = { identifier: 'styled', storeId: 1, title: 'a', content }
  const counts = await running.database.transaction((tx) => saveBlocks(tx, [block], new Date()))
  const again = await running.database.transaction((tx) => saveBlocks(tx, [block], new Date()))
  expect([counts, again]).toMatchObject([{ created: 1 }, { unchanged: 1 }])
  const { data } = await running.execute(
    '{ cmsBlocks(identifiers: ["styled"]) { items { content content_elements } } }',
  )
  expect(data).toEqual({
    cmsBlocks: {
      items: [{ content: shownHtml(content), content_elements: parseContent(content, shop).elements }],
    },
  })
})
