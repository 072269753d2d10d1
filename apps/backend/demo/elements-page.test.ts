import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoRows } from './demo-shop.ts'
import { unverifiedPictures } from '#src/import-export/batch/copy-pictures.ts'
import { numberRows } from '#src/import-export/demo/import-demo.ts'
import { importTable } from '#src/import-export/run/import-table.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { elements } from '#src/cms/elements/elements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const now = new Date()
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener: { complaint } }
  for (const kind of ['blocks', 'dynamic-blocks', 'pages'] as const)
    await importTable(shop.database, kind, numberRows([...demoRows(kind, { now })]), setup)
})
afterAll(() => shop.close())

type Built = { readonly content_elements: readonly ContentElement[] }
const landings = ['winter', 'nad-brzegiem', 'how-to-measure', 'care-guide', 'newborn-checklist', 'school-checklist']

const complaint = (one: unknown): never => {
  throw new Error(JSON.stringify(one))
}
const children = (element: ContentElement): readonly ContentElement[] => {
  if ('children' in element) return element.children
  if (element.type !== 'tabs' && element.type !== 'accordion') return []
  return element.items.flatMap((item) => item.children)
}
const all = (elements: readonly ContentElement[]): ContentElement[] =>
  elements.flatMap((element) => [element, ...all(children(element))])

it('CMS-01 the demo page of elements has every element in every store, as JSON', async () => {
  const { data: stores } = await shop.execute<{ availableStores: { store_code: string }[] }>(
    '{ availableStores { store_code } }',
  )
  const wanted = Object.keys(elements)
    .filter((type) => !['button-item', 'slide'].includes(type))
    .map((type) => type.replace('_', '-'))
  for (const { store_code: store } of stores.availableStores) {
    const { data } = await shop.execute<{ cmsPage: { content_elements: ContentElement[]; meta_robots: string } }>(
      '{ cmsPage(identifier: "elements") { content_elements meta_robots } }',
      {},
      { store },
    )
    const found = all(data.cmsPage.content_elements)
    expect(new Set(found.map(({ type }) => type)), store).toEqual(new Set(wanted))
    expect(data.cmsPage.meta_robots, store).toContain('NOINDEX')
    expect(JSON.stringify(found), store).not.toMatch(/\{\{|undefined|http:/)
  }
})

it('CMS-09 the dynamic blocks that the page names are in the demo, with elements of their own', async () => {
  const { data } = await shop.execute<{ dynamicBlocks: { items: { content: { elements: ContentElement[] } }[] } }>(
    '{ dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: ["MQ==", "Mg=="] }) { items { content { elements } } } }',
  )
  const types = data.dynamicBlocks.items.map(({ content }) => all(content.elements).map(({ type }) => type))
  expect(types).toEqual([
    ['row', 'heading', 'text', 'buttons'],
    ['row', 'heading', 'text', 'buttons'],
  ])
})

it('CMS-01 the landing pages and the lower part of the home page are elements in every store', async () => {
  const { data: stores } = await shop.execute<{ availableStores: { store_code: string }[] }>(
    '{ availableStores { store_code } }',
  )
  const query = `{ ${landings
    .map((name, index) => `p${index}: cmsPage(identifier: "${name}") { content_elements }`)
    .join(' ')} cmsBlocks(identifiers: ["home-more"]) { items { content_elements } } }`
  for (const { store_code: store } of stores.availableStores) {
    const { data } = await shop.execute<{ cmsBlocks: { items: Built[] } } & Record<string, Built>>(query, {}, { store })
    expect(JSON.stringify(data.cmsBlocks), store).toContain('"type":"slider"')
    const pages = [...landings.map((_, index) => data[`p${index}`]), ...data.cmsBlocks.items]
    for (const [index, page] of pages.entries()) {
      const found = all(page?.content_elements ?? [])
      expect(
        page?.content_elements.every(({ type }) => type === 'row'),
        `${store} ${index}`,
      ).toBe(true)
      expect(found.length, `${store} ${index}`).toBeGreaterThan(15)
      expect(JSON.stringify(found), `${store} ${index}`).not.toMatch(/\{\{|undefined|http:/)
    }
  }
})
