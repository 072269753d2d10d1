import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing.ts'
import { saveBlocks } from './cms.ts'

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

const blocksQuery = 'query ($ids: [String]) { cmsBlocks(identifiers: $ids) { items { identifier content } } }'

describe('content blocks', () => {
  it('GQL-01 come by identifier, cleaned, in the words of the store', async () => {
    const { data } = await shop.execute(blocksQuery, { ids: ['spring'] })
    expect(data).toEqual({ cmsBlocks: { items: [{ identifier: 'spring', content: '<p>Wiosna</p>' }] } })
    const czech = await shop.execute(blocksQuery, { ids: ['spring'] }, { store: 'cz' })
    expect(czech.data).toEqual({ cmsBlocks: { items: [{ identifier: 'spring', content: '<p>Jaro</p>' }] } })
  })

  it('come although another identifier is unknown, which has its own error', async () => {
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

  it('are not lent from one store to another', async () => {
    const { errors } = await shop.execute(blocksQuery, { ids: ['spring'] }, { store: 'de' })
    expect(errors).toHaveLength(1)
  })

  it('are refused without identifiers', async () => {
    const { errors } = await shop.execute(blocksQuery, { ids: [] })
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })

  it('are counted as created, changed or unchanged when they are saved', async () => {
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

  it('has a home page made of its blocks', async () => {
    expect((await shop.execute(pageQuery, { name: 'home' })).data).toEqual({ cmsPage: home })
    expect((await shop.execute(pageQuery, { id: 2 })).data).toEqual({ cmsPage: home })
  })

  it.each([
    [{ name: 'nowhere' }, 'graphql-no-such-entity', 'The CMS page with the "nowhere" ID doesn\'t exist.'],
    [{ id: 99 }, 'graphql-no-such-entity', 'The CMS page with the "99" ID doesn\'t exist.'],
    [{}, 'graphql-input', '"Page id/identifier should be specified'],
  ])('refuses %j', async (variables, category, message) => {
    const { errors } = await shop.execute(pageQuery, variables)
    expect(errors).toMatchObject([{ message, extensions: { category } }])
  })
})
