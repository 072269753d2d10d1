import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildListing } from '../catalogue/index/index.ts'
import { saveCategories, saveProducts } from '../catalogue/save/save.ts'
import { countingReader } from '../catalogue/testing-statements.ts'
import { savePrices } from '../pricing/pricing.ts'
import type { Writer } from '#src/platform/database.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { cleanRewrites, listRewrites, removeRewrite, saveCustomRewrites, saveRewrites } from './url.ts'

const now = new Date('2026-11-21T10:00:00Z')
const dresses = 'Default Category/Dresses'
let shop: TestShop
let productId: number
let categoryId: number

beforeAll(async () => {
  shop = await testShop()
  await shop.database.transaction(async (tx) => {
    await saveRange(tx)
    await saveRewrites(tx, [
      { storeId: 1, entity: 'category', entityId: categoryId, path: 'sukienki' },
      { storeId: 2, entity: 'category', entityId: categoryId, path: 'saty' },
      { storeId: 1, entity: 'product', entityId: productId, path: 'czapka' },
    ])
  })
})
afterAll(() => shop.close())

async function saveRange(tx: Writer): Promise<void> {
  const text = (storeId: number, name: string, urlKey: string) => ({ storeId, name, urlKey })
  const categories = await saveCategories(tx, [
    { path: 'Default Category', texts: [text(1, 'Bocian', 'bocian'), text(2, 'Bocian', 'bocian')] },
    { path: dresses, texts: [text(1, 'Sukienki', 'sukienki'), text(2, 'Šaty', 'saty')] },
  ])
  const products = await saveProducts(tx, [
    {
      sku: 'CAP',
      type: 'simple',
      isVisible: true,
      categories: [{ path: dresses }],
      texts: [text(1, 'Czapka', 'czapka')],
    },
  ])
  categoryId = categories.ids.get(dresses) ?? 0
  productId = products.ids.get('CAP') ?? 0
  const price = { regular: 4_999, special: null, specialFrom: null, specialTo: null }
  await savePrices(tx, [{ productId, storeId: 1, ...price }], now)
  await rebuildListing(tx)
}

const query = `query ($url: String!) { route(url: $url) {
  __typename relative_url redirect_code type
  ... on SimpleProduct { sku uid } ... on CategoryTree { uid url_path display_mode } ... on CmsPage { identifier }
} }`

async function route(url: string, store = 'pl'): Promise<unknown> {
  const { data, errors } = await shop.execute<{ route: unknown }>(query, { url }, { store })
  expect(errors).toBeUndefined()
  return data.route
}

const redirectTo = (path: string, target: string, code = 301) =>
  shop.database.transaction(async (tx) => {
    await sql`insert into url_rewrite (store_id, request_path, entity, redirect_code, target_path)
      values (1, ${path}, 'custom', ${code}, ${target})`.execute(tx)
  })

describe('route', () => {
  it('finds a category with its display mode', async () => {
    expect(await route('sukienki.html')).toEqual({
      __typename: 'CategoryTree',
      relative_url: 'sukienki.html',
      redirect_code: 0,
      type: 'CATEGORY',
      uid: encodeUid(categoryId),
      url_path: 'sukienki',
      display_mode: 'PRODUCTS',
    })
  })

  it('finds a product', async () => {
    expect(await route('/czapka.html')).toEqual({
      __typename: 'SimpleProduct',
      relative_url: 'czapka.html',
      redirect_code: 0,
      type: 'PRODUCT',
      sku: 'CAP',
      uid: encodeUid(productId),
    })
  })

  it('GQL-03 honours the store header', async () => {
    expect(await route('saty.html', 'cz')).toMatchObject({ relative_url: 'saty.html', uid: encodeUid(categoryId) })
    expect(await route('saty.html', 'pl')).toBeNull()
    expect(await route('sukienki.html', 'cz')).toBeNull()
  })

  it('keeps the query string', async () => {
    expect(await route('/czapka.html?utm_source=a&b=%20c#top')).toMatchObject({
      relative_url: 'czapka.html?utm_source=a&b=%20c',
    })
  })

  it('shows the home page at the root', async () => {
    expect(await route('/')).toEqual({
      __typename: 'CmsPage',
      relative_url: '/',
      redirect_code: 0,
      type: 'CMS_PAGE',
      identifier: 'home',
    })
  })

  it.each(['nowhere.html', 'sukienki', '%', '%00', '/../../etc/passwd', 'x'.repeat(5_000), '%c0%ae', "' or 1=1 --"])(
    'is null for %s',
    async (url) => {
      expect(await route(url)).toBeNull()
    },
  )

  it('rejects an empty URL', async () => {
    const { errors } = await shop.execute(query, { url: '' })
    expect(errors).toMatchObject([
      { message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } },
    ])
  })

  it('is null for a product that is not sold in the store', async () => {
    await shop.database.transaction((tx) =>
      saveRewrites(tx, [{ storeId: 2, entity: 'product', entityId: productId, path: 'cepice' }]),
    )
    expect(await route('cepice.html', 'cz')).toBeNull()
  })
})

describe('redirects', () => {
  it('lead to the entity and report the redirect, but elsewhere the entity still returns its own path', async () => {
    await redirectTo('stara-czapka', 'czapka.html', 302)
    expect(await route('stara-czapka?a=1')).toMatchObject({
      __typename: 'SimpleProduct',
      sku: 'CAP',
      redirect_code: 302,
      relative_url: 'czapka.html?a=1',
    })
    expect(await route('czapka.html')).toMatchObject({ redirect_code: 0, relative_url: 'czapka.html' })
  })

  it('ROUTE-38 to another host keep the query string and are not resolved', async () => {
    await redirectTo('do-sklepu', 'https://example.com/x?y=1', 302)
    expect(await route('do-sklepu?a=2')).toMatchObject({
      __typename: 'RoutableUrl',
      relative_url: 'https://example.com/x?y=1&a=2',
      redirect_code: 302,
    })
  })

  it.each([303, 307, 308, 410])(
    'ROUTE-39 AMB-25 with the code %d do not redirect: the page is shown at the requested path',
    async (code) => {
      await redirectTo(`kod-${code}`, 'czapka.html', code)
      await redirectTo(`kod-${code}-daleko`, 'https://example.com/', code)
      expect(await route(`kod-${code}`)).toMatchObject({ sku: 'CAP', relative_url: `kod-${code}`, redirect_code: code })
      expect(await route(`kod-${code}-daleko`)).toBeNull()
    },
  )

  it('AMB-25 end at a rewrite whose code is not followed', async () => {
    await redirectTo('przed-303', 'kod-303')
    expect(await route('przed-303')).toMatchObject({ redirect_code: 301, relative_url: 'kod-303' })
  })

  it('without a code show the target at the requested path', async () => {
    await redirectTo('zimowa-czapka', 'czapka.html', 0)
    expect(await route('zimowa-czapka')).toMatchObject({ sku: 'CAP', relative_url: 'zimowa-czapka', redirect_code: 0 })
  })

  it('may lead to the home page', async () => {
    await redirectTo('start', '')
    expect(await route('start?a=1')).toMatchObject({ identifier: 'home', relative_url: '/?a=1', redirect_code: 301 })
  })

  it('to a path without an entity are returned as they are', async () => {
    await redirectTo('blog-2025', 'https://example.com/blog')
    expect(await route('blog-2025')).toEqual({
      __typename: 'RoutableUrl',
      relative_url: 'https://example.com/blog',
      redirect_code: 301,
      type: null,
    })
  })

  it('AMB-25 are followed at most five times', async () => {
    for (let step = 0; step < 6; step++)
      await redirectTo(`step-${step}`, step === 5 ? 'czapka.html' : `step-${step + 1}`)
    expect(await route('step-1')).toMatchObject({ sku: 'CAP', redirect_code: 301 })
    expect(await route('step-0')).toBeNull()
  })

  it('AMB-25 in a loop end', async () => {
    await redirectTo('circle-a', 'circle-b')
    await redirectTo('circle-b', 'circle-a')
    expect(await route('circle-a')).toBeNull()
  })

  it('are created when a path changes, and not when it stays the same', async () => {
    const save = (path: string) =>
      shop.database.transaction((tx) =>
        saveRewrites(tx, [{ storeId: 1, entity: 'category', entityId: categoryId, path }]),
      )
    expect(await save('sukienki-nowe')).toEqual({ created: 0, changed: 1, unchanged: 0, redirects: 1, conflicts: [] })
    expect(await route('sukienki.html')).toMatchObject({ redirect_code: 301, relative_url: 'sukienki-nowe.html' })
    expect(await save('/sukienki-nowe.html')).toMatchObject({ changed: 0, unchanged: 1, redirects: 0 })
    expect(await save('sukienki')).toMatchObject({ changed: 1 })
    expect(await route('sukienki.html')).toMatchObject({ redirect_code: 0 })
    expect(await route('sukienki-nowe.html')).toMatchObject({ redirect_code: 301, relative_url: 'sukienki.html' })
  })
})

describe('ROUTE-34 kinds of page besides products, categories and content pages', () => {
  const kinds = `query ($url: String!) { route(url: $url) {
    __typename type relative_url
    ... on BlogRoute { post_id category_id tag_id author_id comment_id identifier } ... on SearchRoute { query }
  } }`
  const ask = async (url: string): Promise<unknown> =>
    (await shop.execute<{ route: unknown }>(kinds, { url })).data.route

  it.each([
    ['blog_category', 'CATEGORY', { category_id: 7 }],
    ['blog_post', 'POST', { post_id: 7 }],
    ['blog_tag', 'TAG', { tag_id: 7 }],
    ['blog_author', 'AUTHOR', { author_id: 7 }],
    ['blog_comment', 'COMMENT', { post_id: 7 }],
    ['blog_archive', 'ARCHIVE', { identifier: 'blog_archive' }],
  ] as const)('%s', async (entity, type, numbers) => {
    await shop.database.transaction((tx) =>
      saveRewrites(tx, [{ storeId: 1, entity, entityId: 7, path: `o-nas/${entity}` }]),
    )
    expect(await ask(`o-nas/${entity}`)).toEqual({
      __typename: 'BlogRoute',
      type,
      relative_url: `o-nas/${entity}`,
      post_id: null,
      category_id: null,
      tag_id: null,
      author_id: null,
      comment_id: null,
      identifier: entity,
      ...numbers,
    })
  })

  it.each(['blog', '/blog/allPosts'])('returns the blog index at %s', async (url) => {
    expect(await ask(url)).toMatchObject({ __typename: 'BlogRoute', type: 'BLOG_INDEX' })
  })

  it.each([
    ['search/query/100%25', '100%'],
    ['/search/query/d%C4%9Btsk%C3%BD%20kab%C3%A1t', 'dětský kabát'],
    ['search/a%2Fb', 'a/b'],
    ['blog/search/sen', 'sen'],
  ])('returns search at %s', async (url, query) => {
    expect(await ask(url)).toMatchObject({ __typename: 'SearchRoute', type: 'SEARCH', query })
  })

  it.each([
    'search',
    'search/query',
    'search/query/',
    'blog/search',
    'blog/nothing',
    'blog/archive/2026-13',
    'blog/comment/0',
  ])('returns nothing at %s', async (url) => {
    expect(await ask(url)).toBeNull()
  })
})

describe('custom rewrites', () => {
  const draft = (from: string, to: string, code = 301) => ({ storeId: 1, from, to, code })
  const save = (...drafts: ReturnType<typeof draft>[]) =>
    shop.database.transaction((tx) => saveCustomRewrites(tx, drafts))

  it('are saved once, listed and deleted', async () => {
    expect(await save(draft('/lato%202025/', 'https://example.com/lato', 302))).toMatchObject({ created: 1 })
    expect(await save(draft('lato 2025', 'https://example.com/lato', 302))).toMatchObject({ created: 0, unchanged: 1 })
    expect(await route('lato%202025')).toMatchObject({ redirect_code: 302, relative_url: 'https://example.com/lato' })
    expect(await listRewrites(shop.database.reader, 'pl', 'lato')).toEqual([
      {
        store: 'pl',
        requestPath: 'lato 2025',
        targetPath: 'https://example.com/lato',
        redirectCode: 302,
        entity: 'custom',
      },
    ])
    expect(await shop.database.transaction((tx) => removeRewrite(tx, 1, '/lato 2025'))).toBe(true)
    expect(await shop.database.transaction((tx) => removeRewrite(tx, 1, '/lato 2025'))).toBe(false)
    expect(await route('lato%202025')).toBeNull()
  })

  it.each([
    [draft('czapka.html', '/'), 'the path "czapka.html" belongs to a product'],
    [draft('', '/'), '"" is not a path of the shop'],
    [draft('a%', '/'), '"a%" is not a path of the shop'],
    [draft('a', 'javascript:alert(1)'), '"javascript:alert(1)" is neither a path nor an https address'],
    [draft('a', '//example.com'), '"//example.com" is neither a path nor an https address'],
    [draft('a', 'http://example.com/lato'), '"http://example.com/lato" is neither a path nor an https address'],
    [draft('a', 'HTTP://example.com'), '"HTTP://example.com" is neither a path nor an https address'],
    [draft('a', '/a/'), 'it leads to itself'],
    [draft('a', '/a?b=1'), 'it leads to itself'],
    [draft('a?b=1&c=2', '/a?c=2&b=1'), 'it leads to itself'],
    [draft('a', 'b?c=1', 0), 'without a code the target has no query'],
    [draft('a?b=1', 'c', 410), 'a path with a query needs the code 301 or 302'],
    [draft('czapka.html?rozmiar=98', '/'), 'the path "czapka.html" belongs to a product'],
    [draft('?p=12', 'czapka.html'), '"?p=12" is not a path of the shop'],
    [draft('a', 'https://example.com', 0), 'without a code the target must be a path of the shop'],
    [draft('a', '/', 200), 'the code must be one of 0, 301, 302, 303, 307, 308, 410'],
  ])('are rejected with a reason: %j', async (bad, reason) => {
    const { refused, created } = await save(bad)
    expect([refused.map((one) => one.reason), created]).toEqual([[reason], 0])
  })

  it('keep the query of their target and add the visitor’s', async () => {
    await save(draft('wyprz', '/sukienki.html?sort=price'))
    expect(await route('wyprz?utm_source=list&a=%20')).toMatchObject({
      redirect_code: 301,
      relative_url: 'sukienki.html?sort=price&utm_source=list&a=%20',
    })
    expect(await route('wyprz')).toMatchObject({ relative_url: 'sukienki.html?sort=price', type: 'CATEGORY' })
  })

  it('whose sources differ by their query lead each to its own target', async () => {
    await save(
      draft('index.php?route=product&product_id=42', 'czapka.html'),
      draft('index.php?product_id=43&route=product', 'sukienki.html?p=2'),
      draft('index.php', '/', 302),
    )
    const reached = async (url: string) => (await route(url)) as { relative_url: string }
    expect(await reached('index.php?route=product&product_id=42')).toMatchObject({ relative_url: 'czapka.html' })
    expect(await reached('index.php?utm_medium=email&product_id=43&gclid=x&route=product')).toMatchObject({
      relative_url: 'sukienki.html?p=2&utm_medium=email&gclid=x',
    })
    expect(await reached('index.php?product_id=44')).toMatchObject({
      relative_url: '/?product_id=44',
      redirect_code: 302,
    })
    expect(await shop.database.transaction((tx) => removeRewrite(tx, 1, 'index.php?product_id=42&route=product'))).toBe(
      true,
    )
    expect(await reached('index.php?product_id=42&route=product')).toMatchObject({ redirect_code: 302 })
  })

  it('that lead in a circle lead nowhere', async () => {
    await save(draft('kolo?a=1', 'obrot'), draft('obrot', 'kolo?a=1'))
    expect(await route('kolo?a=1')).toBeNull()
  })

  it('with an unsupported code are stored, and a warning is logged', async () => {
    const { created, warnings } = await save(draft('gone', '/', 410))
    expect([created, warnings.map((one) => one.reason)]).toEqual([1, ['the code 410 is kept but not followed']])
  })

  it('lead directly to the final path when their target moves', async () => {
    const move = (path: string) =>
      shop.database.transaction((tx) =>
        saveRewrites(tx, [{ storeId: 1, entity: 'product', entityId: productId, path }]),
      )
    await save(draft('promocja', 'czapka.html'), draft('promocja-98', 'czapka.html?size=98'))
    await move('czapka-zimowa')
    const [listed] = await listRewrites(shop.database.reader, 'pl', 'promocja')
    expect(listed?.targetPath).toBe('czapka-zimowa.html')
    expect(await route('promocja-98')).toMatchObject({ relative_url: 'czapka-zimowa.html?size=98' })
    await move('czapka')
  })
})

describe('saving rewrites', () => {
  it('deletes the paths of entities that no longer exist', async () => {
    await shop.database.transaction((tx) =>
      saveRewrites(tx, [{ storeId: 1, entity: 'category', entityId: 4_711, path: 'duch' }]),
    )
    expect(await shop.database.transaction(cleanRewrites)).toBeGreaterThanOrEqual(1)
    const { rows } = await sql`select 1 from url_rewrite where request_path = 'duch.html'`.execute(shop.database.reader)
    expect(rows).toEqual([])
    expect(await route('sukienki.html')).toMatchObject({ redirect_code: 0 })
    expect(await route('czapka.html')).toMatchObject({ redirect_code: 0 })
  })

  it('reports to the importer that a path is taken', async () => {
    const report = await shop.database.transaction((tx) =>
      saveRewrites(tx, [{ storeId: 1, entity: 'product', entityId: 999, path: 'sukienki' }]),
    )
    expect(report.conflicts).toMatchObject([
      { requestPath: 'sukienki.html', takenBy: { entity: 'category', entityId: categoryId } },
    ])
    expect(await route('sukienki.html')).toMatchObject({ __typename: 'CategoryTree' })
  })

  it('saves ten thousand rewrites with as few SQL statements as thirteen', async () => {
    const statements = async (count: number) => {
      const drafts = Array.from({ length: count }, (_, index) => {
        const entityId = 100_000 + count + index
        return { storeId: 1 + (index % 13), entity: 'product' as const, entityId, path: `many-${entityId}` }
      })
      return shop.database.transaction(async (tx) => {
        const counting = countingReader(tx)
        expect((await saveRewrites(counting.reader as Writer, drafts)).created).toBe(count)
        return counting.count()
      })
    }
    expect(await statements(10_000)).toBe(await statements(13))
  })
})

describe('urlResolver', () => {
  it.each([
    ['czapka.html?a=1', 'PRODUCT', 'czapka.html?a=1', 'czapka.html'],
    ['/', 'CMS_PAGE', 'home', 'home'],
  ])('returns %s in the older shape', async (url, type, relative, canonical) => {
    const { data } = await shop.execute(
      'query ($url: String!) { urlResolver(url: $url) { type relative_url canonical_url redirectCode } }',
      { url },
    )
    expect(data).toEqual({ urlResolver: { type, relative_url: relative, canonical_url: canonical, redirectCode: 0 } })
  })

  it.each([
    ['catalog/product/view/id/', 'product'],
    ['/catalog/product/view/s/czapka/id/', 'product'],
    ['catalog/category/view/id/', 'category'],
  ])('resolves %sN, by which Magento addresses a %s itself', async (path, entity) => {
    const [id, own, type] =
      entity === 'product' ? [productId, 'czapka.html', 'PRODUCT'] : [categoryId, 'sukienki.html', 'CATEGORY']
    const { data } = await shop.execute(
      'query ($url: String!) { urlResolver(url: $url) { id type relative_url redirectCode } route(url: $url) { type redirect_code } }',
      { url: `${path}${id}?a=1` },
    )
    expect(data).toEqual({
      urlResolver: { id, type, relative_url: `${own}?a=1`, redirectCode: 0 },
      route: { type, redirect_code: 0 },
    })
    expect(await route(`${path}999999`)).toBeNull()
  })

  it('returns the id of a content page', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into cms_page (store_id, identifier, url_key, title, content) values (1, 'dostawa', 'dostawa', 'Dostawa', '-')
      returning id`.execute(shop.database.reader)
    const id = rows[0]?.id ?? 0
    await shop.database.transaction((tx) =>
      saveRewrites(tx, [{ storeId: 1, entity: 'page', entityId: id, path: 'dostawa' }]),
    )
    const { data } = await shop.execute('{ urlResolver(url: "dostawa") { id entity_uid type relative_url } }')
    expect(data).toEqual({ urlResolver: { id, entity_uid: encodeUid(id), type: 'CMS_PAGE', relative_url: 'dostawa' } })
  })

  it('is null for an empty URL', async () => {
    const { data } = await shop.execute('{ urlResolver(url: "nowhere.html") { type } }')
    expect(data).toEqual({ urlResolver: null })
  })
})
