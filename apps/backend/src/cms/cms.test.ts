import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { sql } from 'kysely'
import { saveBlocks, savePages, type PageDraft } from './cms.ts'

let shop: TestShop
const now = new Date('2026-11-21T10:00:00Z')
const block = (identifier: string, content: string, storeId = 1) => ({
  identifier,
  storeId,
  title: identifier,
  content,
})

beforeAll(async () => {
  shop = await testShop()
  await shop.database.transaction((tx) =>
    saveBlocks(
      tx,
      [
        block('spring', '<p onclick="x()">Wiosna</p>'),
        block('spring', '<p>Jaro</p>', 2),
        block('home-intro', '<h2>Dzień dobry</h2>'),
        block('home-benefits', '<p>Zwroty</p>'),
      ],
      now,
    ),
  )
})
afterAll(() => shop.close())

const page = (identifier: string, given: Partial<PageDraft> = {}): PageDraft => ({
  identifier,
  storeId: 1,
  urlKey: identifier,
  title: identifier,
  contentHeading: '',
  content: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  metaRobots: '',
  pageLayout: '1column',
  isActive: true,
  ...given,
})
const save = (...pages: PageDraft[]) => shop.database.transaction((tx) => savePages(tx, pages, now))

const blocksQuery = 'query ($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier content } } }'

describe('content blocks', () => {
  it('GQL-01 CMS-23 are returned by identifier, sanitized, in the language of the store', async () => {
    const { data } = await shop.execute(blocksQuery, { ids: ['spring'] })
    expect(data).toEqual({ cmsBlocks: { items: [{ identifier: 'spring', content: '<p>Wiosna</p>' }] } })
    const czech = await shop.execute(blocksQuery, { ids: ['spring'] }, { store: 'cz' })
    expect(czech.data).toEqual({ cmsBlocks: { items: [{ identifier: 'spring', content: '<p>Jaro</p>' }] } })
  })

  it('are returned even if another identifier is unknown, which has its own error', async () => {
    const { data, errors } = await shop.execute<{ cmsBlocks: { items: unknown[] } }>(blocksQuery, {
      ids: ['none', 'spring'],
    })
    expect(data.cmsBlocks.items).toEqual([null, { identifier: 'spring', content: '<p>Wiosna</p>' }])
    expect(errors).toMatchObject([
      {
        message: 'The CMS block with the "none" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 0],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ])
  })

  it('are not shared between store views', async () => {
    const { errors } = await shop.execute(blocksQuery, { ids: ['spring'] }, { store: 'de' })
    expect(errors).toHaveLength(1)
  })

  it('are rejected without identifiers', async () => {
    const { errors } = await shop.execute(blocksQuery, { ids: [] })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })

  it('are counted as created, changed or unchanged when saved', async () => {
    const save = (blocks: ReturnType<typeof block>[]) => shop.database.transaction((tx) => saveBlocks(tx, blocks, now))
    expect(await save([block('autumn', 'a'), block('winter', 'w')])).toEqual({ created: 2, changed: 0, unchanged: 0 })
    expect(await save([block('autumn', 'b'), block('winter', 'w')])).toEqual({ created: 0, changed: 1, unchanged: 1 })
    expect(await save([])).toEqual({ created: 0, changed: 0, unchanged: 0 })
  })
})

describe('pages', () => {
  const pageQuery =
    'query ($name: String, $id: Int) { cmsPage(identifier: $name, id: $id) { identifier content meta_title } }'
  const home = {
    identifier: 'home',
    content: '<h2>Dzień dobry</h2>\n\n<p>Zwroty</p>',
    meta_title: 'Bocian – ubrania dla dzieci',
  }

  it('the home page consists of its blocks', async () => {
    expect((await shop.execute(pageQuery, { name: 'home' })).data).toEqual({ cmsPage: home })
    expect((await shop.execute(pageQuery, { id: 2 })).data).toEqual({ cmsPage: home })
  })

  it('PROD-01 a page is returned by identifier and by id, in the language of the store', async () => {
    const [saved] = await save(
      page('about', { title: 'O nas', content: '<p onclick="x()">Szyjemy</p>', metaTitle: 'O nas' }),
      page('about', { storeId: 2, title: 'O nás', content: '<p>Šijeme</p>' }),
    )
    const shown = { identifier: 'about', content: '<p>Szyjemy</p>', meta_title: 'O nas' }
    expect((await shop.execute(pageQuery, { name: 'about' })).data).toEqual({ cmsPage: shown })
    expect((await shop.execute(pageQuery, { id: saved?.id })).data).toEqual({ cmsPage: shown })
    const czech = await shop.execute(pageQuery, { name: 'about' }, { store: 'cz' })
    expect(czech.data).toMatchObject({ cmsPage: { content: '<p>Šijeme</p>' } })
  })

  it('a disabled page is not found', async () => {
    const [saved] = await save(page('draft', { isActive: false }))
    expect((await shop.execute(pageQuery, { name: 'draft' })).errors).toHaveLength(1)
    expect((await shop.execute(pageQuery, { id: saved?.id })).errors).toHaveLength(1)
  })

  it('includes a block where the page refers to it, and nothing for an unknown block', async () => {
    await save(page('with-block', { content: '<div>{{block id="spring"}}{{block id="none"}}</div>' }))
    const { data } = await shop.execute(pageQuery, { name: 'with-block' })
    expect(data).toMatchObject({ cmsPage: { content: '<div><p>Wiosna</p></div>' } })
  })

  it('content is sanitized on output, even if it was written directly to the table', async () => {
    await save(page('by-hand'))
    await shop.database.transaction(async (tx) => {
      await sql`update cms_page set content = '<p>ok</p><script>x()</script>' where identifier = 'by-hand'`.execute(tx)
      await sql`update cms_block set content = '<img src=x onerror=x()>ok' where identifier = 'home-benefits'`.execute(
        tx,
      )
    })
    expect((await shop.execute(pageQuery, { name: 'by-hand' })).data).toMatchObject({
      cmsPage: { content: '<p>ok</p>' },
    })
    const { data } = await shop.execute<{ cmsBlocks: { items: { content: string }[] } }>(blocksQuery, {
      ids: ['home-benefits'],
    })
    expect(data.cmsBlocks.items[0]?.content).toBe('<img src="x">ok')
  })

  it('a saved home page replaces the default one', async () => {
    await save(page('home', { content: '<h2>Nowa</h2>', metaTitle: 'Nowa strona główna' }))
    expect((await shop.execute(pageQuery, { id: 2 })).data).toEqual({
      cmsPage: { identifier: 'home', content: '<h2>Nowa</h2>', meta_title: 'Nowa strona główna' },
    })
  })

  it('saving reports what changed', async () => {
    await save(page('counted'))
    const [same] = await save(page('counted'))
    const [other] = await save(page('counted', { title: 'Other' }))
    expect([same?.isChanged, other?.isChanged, other?.isNew]).toEqual([false, true, false])
    expect(other?.id).toBe(same?.id)
  })

  it.each([
    [{ name: 'nowhere' }, 'graphql-no-such-entity', 'The CMS page with the "nowhere" ID doesn\'t exist.'],
    [{ id: 99 }, 'graphql-no-such-entity', 'The CMS page with the "99" ID doesn\'t exist.'],
    [{}, 'graphql-input', '"Page id/identifier should be specified'],
  ])('rejects %j', async (variables, category, message) => {
    const { errors } = await shop.execute(pageQuery, variables)
    expect(errors).toMatchObject([{ message, extensions: { category } }])
  })
})
