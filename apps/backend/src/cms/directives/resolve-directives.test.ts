import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheTags } from '#src/platform/cache-tags.ts'
import { requestContext } from '#src/http/request-context.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveBlocks, savePages } from '../cms.ts'
import { resolveDirectives } from './resolve-directives.ts'

const now = new Date('2026-11-21T10:00:00Z')
let shop: TestShop
let categoryId = 0
let productId = 0
let pageId = 0

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const block = (identifier: string, content: string) => ({ identifier, storeId: 1, title: identifier, content })
  const page = {
    identifier: 'linked',
    urlKey: 'moja-strona',
    title: 'a',
    contentHeading: '',
    content: '',
    metaTitle: '',
  }
  const more = { metaDescription: '', metaKeywords: '', metaRobots: '', pageLayout: '', isActive: true, storeId: 1 }
  await shop.database.transaction(async (tx) => {
    await saveBlocks(
      tx,
      [
        block('plain', '<p>Wiosna</p>'),
        block('outer', '<b>{{block id="plain"}}</b>'),
        block('one', 'a{{block id="two"}}'),
        block('two', 'b{{block id="one"}}'),
        block('itself', 'c{{block id="itself"}}'),
        block('settings', '{{config path="sales/rma/return_days"}}'),
      ],
      now,
    )
    const saved = await savePages(tx, [{ ...page, ...more }], now)
    pageId = saved[0]?.id ?? 0
  })
  const row = async (entity: 'category' | 'product', path: string) =>
    await shop.database.reader
      .selectFrom('url_rewrite')
      .where('store_id', '=', 1)
      .where('entity', '=', entity)
      .where('request_path', '=', path)
      .select('entity_id')
      .executeTakeFirstOrThrow()
  categoryId = (await row('category', 'dziewczynka.html')).entity_id ?? 0
  productId = (await row('product', 'czapka-jarzebina.html')).entity_id ?? 0
})
afterAll(() => shop.close())

async function resolve(html: string, addresses: 'whole' | 'paths' = 'paths', store = 'pl') {
  const context = await requestContext(shop.database, new Headers({ store }), null)
  return { ...(await resolveDirectives(context, html, addresses)), tags: [...cacheTags(context)] }
}
const html = async (text: string, addresses: 'whole' | 'paths' = 'paths', store = 'pl') =>
  (await resolve(text, addresses, store)).html

describe('pages as shops have stored them', () => {
  const page = async (name: string) => {
    const file = path.join(import.meta.dirname, '../elements/stored-pages', `${name}.txt`)
    return resolve(cleanHtml(fs.readFileSync(file, 'utf8')))
  }

  it('CMS-02 keep a picture that the text editor stored as data', async () => {
    expect((await page('editor-leavings')).html).toContain(
      '<img src="/media/wysiwyg/drawn/scene/measure-0a1b2c3d-720x480.svg" alt="Miarka" width="300">',
    )
  })

  it('keep the words that a theme would translate, also in code that is stored as text', async () => {
    const { html: shown, unreadable } = await page('footer-links')
    expect(shown).toContain('Information and Customer Service')
    expect(shown).toContain('"/dostawa"')
    expect(unreadable).toEqual([])
    expect(await html('{{trans "%count pieces & <b>" count="3"}}')).toBe('3 pieces &amp; &lt;b&gt;')
  })

  it('lose what only other modules know, and nothing around it', async () => {
    const { html: shown, unreadable } = await page('widgets')
    expect(shown).not.toContain('{{')
    expect(shown).toContain('Po widżetach')
    expect(shown).toContain('Polecamy')
    expect(unreadable).toEqual(['{{customvar}}'])
  })
})

describe('pictures and addresses', () => {
  it.each([
    '{{media url=wysiwyg/a.jpg}}',
    '{{media url="wysiwyg/a.jpg"}}',
    "{{media url='wysiwyg/a.jpg'}}",
    '{{media url=&quot;wysiwyg/a.jpg&quot;}}',
    '{{media  url = "wysiwyg/a.jpg" }}',
    '%7B%7Bmedia%20url=wysiwyg/a.jpg%7D%7D',
    '%7b%7bmedia%20url=%22wysiwyg/a.jpg%22%7d%7d',
    'data:text/magento-directive,%7B%7Bmedia%20url=&quot;wysiwyg/a.jpg&quot;%7D%7D'.replaceAll('&quot;', '%22'),
    '{{media url="/../wysiwyg/a.jpg"}}',
  ])('CMS-02 %s is a path of the shop, and a whole address for other clients', async (directive) => {
    expect(await html(`<img src="${directive}">`)).toBe('<img src="/media/wysiwyg/a.jpg">')
    expect(await html(`<img src="${directive}">`, 'whole')).toBe(
      '<img src="http://127.0.0.1:3000/media/wysiwyg/a.jpg">',
    )
  })

  it('CMS-02 are resolved within the images of a background', async () => {
    const images = (address: string) =>
      String.raw`data-background-images="{\&quot;desktop_image\&quot;:\&quot;${address}\&quot;}"`
    expect(await html(`<div ${images('{{media url=wysiwyg/a.jpg}}')}>`)).toBe(`<div ${images('/media/wysiwyg/a.jpg')}>`)
  })

  it('the address of the store view', async () => {
    expect(await html('{{store url="kontakt"}}|{{store direct_url="a.html"}}|{{store url=""}}')).toBe(
      '/kontakt|/a.html|/',
    )
    expect(await html('{{store url="kontakt"}}', 'whole', 'cz')).toBe('http://127.0.0.1:3000/cz/kontakt')
  })
})

describe('links', () => {
  const link = (type: string, target: string, template = 'Magento_PageBuilder::widget/link_href.phtml') =>
    `{{widget type='${type}' ${target} template='${template}' type_name='x' }}`

  it('lead to a category, a product and a page by id, and tag the response with them', async () => {
    const category = link(String.raw`Magento\Catalog\Block\Category\Widget\Link`, `id_path='category/${categoryId}'`)
    expect(await resolve(category)).toMatchObject({ html: '/dziewczynka.html', tags: [`c${categoryId}`] })
    const product = link(String.raw`Magento\Catalog\Block\Product\Widget\Link`, `id_path='product/${productId}'`)
    expect(await resolve(product)).toMatchObject({ html: '/czapka-jarzebina.html', tags: [`p${productId}`] })
    const page = link(String.raw`Magento\Cms\Block\Widget\Page\Link`, `page_id='${pageId}'`)
    expect(await html(page)).toBe('/moja-strona')
    expect(await html(page, 'whole')).toBe('http://127.0.0.1:3000/moja-strona')
  })

  it('lead to them by url key and identifier, and whatever became of the backslashes', async () => {
    expect(await html(link('MagentoCatalogCategoryWidgetLink', "id_path='category/dziewczynka'"))).toBe(
      '/dziewczynka.html',
    )
    expect(
      await html(link('Magento\\\\Catalog\\\\Product\\\\Widget\\\\Link', "id_path='product/czapka-jarzebina'")),
    ).toBe('/czapka-jarzebina.html')
    expect(await html(link(String.raw`Magento\Cms\Block\Widget\Page\Link`, "page_id='linked'"))).toBe('/moja-strona')
  })

  it('lead nowhere if the target does not exist', async () => {
    for (const target of ["id_path='category/999999'", "id_path='category/nowhere'", "id_path=''", ''])
      expect(await html(`<a href="${link(String.raw`Magento\Catalog\Block\Category\Widget\Link`, target)}">`)).toBe(
        '<a href="">',
      )
    expect(await html(link(String.raw`Magento\Cms\Block\Widget\Page\Link`, "page_id='linked'"), 'paths', 'cz')).toBe('')
  })

  it('are whole links within text', async () => {
    const inline = (target: string) =>
      link(
        String.raw`Magento\Catalog\Block\Category\Widget\Link`,
        `${target} anchor_text='Dla &quot;niej&quot;'`,
        'category/widget/link/link_inline.phtml',
      )
    expect(await html(inline(`id_path='category/${categoryId}'`))).toBe(
      '<a href="/dziewczynka.html"><span>Dla "niej"</span></a>',
    )
    expect(await html(inline("id_path='category/999999'"))).toBe('Dla "niej"')
  })
})

describe('blocks', () => {
  const widget = (id: string) =>
    String.raw`{{widget type="Magento\Cms\Block\Widget\Block" template="widget/static_block/default.phtml" block_id="${id}" type_name="CMS Static Block"}}`

  it('CMS-10 are included by identifier and by id, also in blocks, and settings in them are filled in', async () => {
    const { id } = await shop.database.reader
      .selectFrom('cms_block')
      .where('identifier', '=', 'plain')
      .where('store_id', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow()
    const shown = '<div class="widget block block-static-block"><p>Wiosna</p></div>'
    expect(await html(widget('plain') + widget(String(id)))).toBe(shown + shown)
    expect(await html('{{block id="outer"}}')).toBe('<b><p>Wiosna</p></b>')
    expect(await html('{{block class="Magento\\Cms\\Block\\Block" block_id="plain"}}')).toBe('<p>Wiosna</p>')
    expect(await html('{{block id="settings"}}')).toBe('30')
  })

  it('CMS-10 that contain themselves end, and unknown ones are nothing', async () => {
    expect(await html('{{block id="one"}}')).toBe('ab')
    expect(await html('{{block id="itself"}}{{block id="itself"}}')).toBe('cc')
    expect(await html(`x${widget('none')}{{block id=""}}{{block}}`)).toBe('x')
  })
})

describe('product lists', () => {
  const list = (settings: string) =>
    String.raw`{{widget type="Magento\CatalogWidget\Block\Product\ProductsList" ${settings}}}`
  const skus = (text: string) => Array.from(text.matchAll(/data-product-sku="([^"]*)"/g), ([, sku]) => sku)

  it('CMS-13 of categories are in the order and number wanted, and any change of the catalogue changes them', async () => {
    const of = (settings: string) =>
      resolve(list(`condition_option="category_ids" condition_option_value="${categoryId}" ${settings}`))
    const all = await of('products_count="100" sort_order="sku_ascending"')
    const sorted = skus(all.html)
    expect(sorted.length).toBeGreaterThan(2)
    expect(new Set(sorted).size).toBe(sorted.length)
    expect(all.tags).toContain('l')
    expect(skus((await of('products_count="2" sort_order="sku_descending"')).html)).toEqual(
      sorted.toReversed().slice(0, 2),
    )
    expect(skus((await of('sort_order="nonsense"')).html)).toHaveLength(Math.min(5, sorted.length))
    expect((await of('')).unreadable).toEqual([])
  })

  it('CMS-13 of other conditions are empty and reported', async () => {
    const conditions = 'condition_option="condition" conditions_encoded="^[`1`:^[`type`:`x`,`value`:`a&quote;b`^]^]"'
    expect(await resolve(`<p>${list(conditions)}</p>`)).toMatchObject({ html: '<p></p>', unreadable: ['products'] })
  })
})

it('CMS-09 the widget of dynamic blocks names them as Magento does', async () => {
  const widget = (template: string) =>
    String.raw`{{widget type="Magento\Banner\Block\Widget\Banner" display_mode="salesrule" rotate="" template="${template}" banner_ids="1,2" unique_id="9"}}`
  expect(await html(widget('widget/block.phtml'))).toBe(
    '<div class="widget block block-banners" data-banner-id="9" data-ids="1,2" data-uids="MQ==,Mg==" data-display-mode="salesrule" data-rotate=""></div>',
  )
  expect(await html(widget('widget/inline.phtml'))).toContain('block-banners-inline')
})

it('unknown directives are removed and reported, and text in braces is none', async () => {
  const text = 'a{{customVar code=x}}b{{widget type="Vendor\\Thing"}}c{{trans "x"}}d{{ x }} {{}} {y}'
  expect(await resolve(text)).toMatchObject({
    html: 'abcxd{{ x }} {{}} {y}',
    unreadable: ['{{customvar}}', '{{widget}}'],
  })
})

it('takes linear time on unclosed directives', async () => {
  expect(await html('{{a '.repeat(300_000))).toContain('{{a')
  expect(await html('%7B%7B'.repeat(100_000))).toContain('%7B')
})
