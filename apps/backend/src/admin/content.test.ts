import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readPreviewKey } from '@bocian/service/preview-key.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoRows } from '#demo/demo-shop.ts'
import { unverifiedPictures } from '../import-export/batch/copy-pictures.ts'
import { numberRows } from '../import-export/demo/import-demo.ts'
import { importTable } from '../import-export/run/import-table.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
let root: string
/** A fresh copy of the exported files for each test. */
let folder: string
const now = new Date('2026-11-21T10:00:00Z')
const tables = ['blocks', 'dynamic-blocks', 'pages', 'blog-posts', 'categories', 'grid-banners'] as const
// Every text of the demo in two languages and scripts; the other store views have the same content.
const stores = new Set(['pl', 'ua'])

beforeAll(async () => {
  shop = await testShop()
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, isIndexLater: true }
  for (const table of tables) {
    const rows = [...demoRows(table, { now })].filter((row) => stores.has(row['store_view_code'] ?? ''))
    await importTable(shop.database, table, numberRows(rows), setup)
  }
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-files-'))
  folder = root
  await admin('export', 'stored')
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(root, { recursive: true })
})
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(root, 'test-'))
  fs.cpSync(path.join(root, 'stored'), path.join(folder, 'all'), { recursive: true })
})

const secret = 'a-long-text-of-our-services'

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder, internalSecret: secret }
  return { code: await runCommand(parseCommand(['content', ...args]), setup), lines }
}

const read = (file: string): string => fs.readFileSync(path.join(folder, 'all', file), 'utf8')

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, 'all', file)), { recursive: true })
  fs.writeFileSync(path.join(folder, 'all', file), text)
}

/** Replaces a part of a file; fails if the part is not there. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file).replace(from, to)
  expect(text).not.toBe(read(file))
  write(file, text)
}

/** Imports the folder, checks that it was saved, and returns what was said; the test takes it back with `undo`. */
async function save(...more: string[]): Promise<string[]> {
  const { code, lines } = await admin('import', 'all', ...more)
  expect({ code, lines }).toMatchObject({ code: 0 })
  await deliverDueEvents(shop.database)
  return lines
}

async function undo(): Promise<void> {
  expect(await admin('undo')).toMatchObject({ code: 0 })
  await deliverDueEvents(shop.database)
  fs.rmSync(path.join(folder, 'all'), { recursive: true })
  fs.cpSync(path.join(root, 'stored'), path.join(folder, 'all'), { recursive: true })
  expect((await admin('import', 'all')).lines).toEqual(['The content is like this already.'])
}

const page = async (identifier: string, store = 'pl') => {
  const query = `query ($name: String) { cmsPage(identifier: $name) { title content url_key } }`
  const { data } = await shop.execute<{ cmsPage: unknown }>(query, { name: identifier }, { store })
  return data.cmsPage
}

const everything = async () => {
  const select = (text: string) => sql.raw(text).execute(shop.database.reader)
  const results = [
    await select(
      `select v.code, to_jsonb(p) - 'id' - 'updated_at' as row from cms_page p join store_view v on v.id = p.store_id order by 1, p.identifier`,
    ),
    await select(`select identifier, store_id, title, content from cms_block order by 1, 2`),
    await select(`select to_jsonb(b) - 'updated_at' as row from dynamic_block_content b order by id, store_id`),
    await select(`select to_jsonb(t) - 'id' as row from blog_term t order by kind, identifier, store_id`),
    await select(`select to_jsonb(p) - 'id' - 'updated_at' - 'term_ids' - 'author_id' as row, (
      select string_agg(t.kind || ' ' || t.identifier, ',' order by t.kind, t.identifier) from blog_term t
      where t.id = any(p.term_ids) or t.id = p.author_id) as terms from blog_post p order by p.identifier, p.store_id`),
    await select(`select to_jsonb(b) - 'id' as row from catalogue_grid_banner b order by code, store_id`),
    await select(`select to_jsonb(t) as row from catalogue_category_text t order by category_id, store_id`),
    await select(`select admin_path, position from catalogue_category order by id`),
    await select(`select store_id, request_path from url_rewrite where redirect_code = 0 order by 1, 2`),
  ]
  return results.map(({ rows }) => rows)
}

describe('content export and import', () => {
  it('a round trip through files loses nothing', async () => {
    const before = await everything()
    for (const rows of before) expect(rows.length).toBeGreaterThan(3)
    await shop.database.transaction(async (tx) => {
      for (const table of [
        'blog_post',
        'blog_term',
        'cms_page',
        'cms_block',
        'dynamic_block_content',
        'catalogue_grid_banner',
        'url_rewrite',
      ])
        await sql.raw(`delete from ${table}`).execute(tx)
      await sql`update catalogue_category_text set badge = null, label_color = null, label_css = null, left_block = null,
        right_block = null, include_in_menu = false`.execute(tx)
      await sql`update catalogue_category set position = 0`.execute(tx)
    })
    const lines = await save()
    expect(lines).toContain('+ pages/terms/ua.html')
    expect(await everything()).toEqual(before)
    expect(await admin('import', 'all', '--dry-run')).toEqual({ code: 0, lines: ['The content is like this already.'] })
  })

  it('exports the same files again, and removes those whose content was deleted', async () => {
    write('pages/old/pl.html', '---\ntitle: a\n---\n')
    write('notes/mine/pl.html', 'a')
    await admin('export', 'all')
    expect(fs.existsSync(path.join(folder, 'all/pages/old/pl.html'))).toBe(false)
    expect(read('notes/mine/pl.html')).toBe('a')
    expect(read('pages/terms/pl.html')).toBe(fs.readFileSync(path.join(root, 'stored/pages/terms/pl.html'), 'utf8'))
  })

  it('changes, creates and takes back', async () => {
    edit('pages/terms/pl.html', /title: .*/, 'title: Nowy regulamin')
    write('pages/spring/pl.html', '---\ntitle: Wiosna\nurl: wiosna\n---\n<p onclick="x()">Kalosze</p>\n')
    write('tags/rain/pl.yaml', 'title: Deszcz\n')
    edit(
      'menus/main/ua.yaml',
      '- category: Default Category/Girls\n',
      '- category: Default Category/Girls\n    shown: false\n',
    )
    const shown = [
      '~ menus/main/ua.yaml',
      '+ pages/spring/pl.html',
      '~ pages/terms/pl.html',
      '+ tags/rain/pl.yaml',
      'pages/spring/pl.html: the HTML is stored otherwise than it is written, because something in it is not allowed or not closed',
    ]
    const files = fs.globSync('*/*/*.{html,yaml}', { cwd: path.join(folder, 'all') }).length
    const dry = await admin('import', 'all', '--dry-run')
    expect(dry.lines).toEqual([...shown, `4 changes, ${files - 4} unchanged; nothing was saved.`])
    expect(await page('spring')).toBeNull()
    expect((await save()).slice(0, 5)).toEqual(shown)
    expect(await page('terms')).toMatchObject({ title: 'Nowy regulamin' })
    expect(await page('spring')).toEqual({ title: 'Wiosna', content: '<p>Kalosze</p>', url_key: 'wiosna' })
    expect((await admin('history')).lines.slice(1, 3)).toEqual(['  ~ menus/main/ua.yaml', '  + pages/spring/pl.html'])
    await undo()
    expect(await page('spring')).toBeNull()
    expect(await page('terms')).not.toMatchObject({ title: 'Nowy regulamin' })
  })

  it('a page starts at its time, and its file stays right afterwards', async () => {
    const starts = (time: string) => `---\ntitle: Advent\nstarts: ${time}\n---\n<p>1</p>\n`
    write('pages/advent/pl.html', starts('2090-12-01T08:00:00.000Z'))
    await save()
    expect(await page('advent')).toBeNull()
    await admin('export', 'again')
    expect(fs.readFileSync(path.join(folder, 'again/pages/advent/pl.html'), 'utf8')).toContain(
      '\nstarts: 2090-12-01T08',
    )
    write('pages/advent/pl.html', starts('2020-12-01T08:00:00.000Z'))
    expect((await save())[0]).toBe('~ pages/advent/pl.html')
    expect(await page('advent')).toMatchObject({ title: 'Advent' })
    expect((await admin('import', 'all')).lines).toEqual(['The content is like this already.'])
    fs.rmSync(path.join(folder, 'all/pages/advent'), { recursive: true })
    expect((await save('--delete'))[0]).toBe('- pages/advent/pl.html')
  })

  it('deletes only with --delete, and only kinds that have a folder', async () => {
    fs.rmSync(path.join(folder, 'all/pages/terms'), { recursive: true })
    fs.rmSync(path.join(folder, 'all/blocks'), { recursive: true })
    const { lines } = await admin('import', 'all')
    expect(lines).toEqual([
      'The content is like this already.',
      ...['pl', 'ua'].map((store) => `without a file, stays: pages/terms/${store}.html`),
    ])
    expect((await save('--delete')).slice(0, 2)).toEqual(['pl', 'ua'].map((store) => `- pages/terms/${store}.html`))
    expect(await page('terms')).toBeNull()
    expect((await page('home')) ?? {}).toHaveProperty('content')
    await undo()
    expect(await page('terms')).not.toBeNull()
  })

  it('a new page takes the address of a deleted one', async () => {
    const terms = read('pages/terms/pl.html')
    fs.rmSync(path.join(folder, 'all/pages/terms/pl.html'))
    write('pages/conditions/pl.html', terms)
    expect((await save('--delete')).slice(0, 2)).toEqual(['+ pages/conditions/pl.html', '- pages/terms/pl.html'])
    await undo()
  })

  it('cached pages are refreshed after a change, and not without one', async () => {
    const revision = async () =>
      (await sql`select revision from platform_revision`.execute(shop.database.reader)).rows[0]
    const before = await revision()
    await admin('import', 'all')
    expect(await revision()).toEqual(before)
    edit('menu-order/main/all.yaml', 'position: 1', 'position: 2')
    await save()
    expect(await revision()).not.toEqual(before)
    await undo()
  })

  it('a post with comments, and a tag that posts name, are not deleted', async () => {
    const [post] = fs.globSync('posts/*/pl.html', { cwd: path.join(folder, 'all') }).toSorted()
    const [tag] = /tags:\n\s+- (\S+)/.exec(read(post ?? ''))?.slice(1) ?? []
    await shop.database.transaction((tx) =>
      sql`insert into blog_comment (post_id, nickname, email, body, created_at)
        select id, 'Ala', 'ala@example.com', 'Tak', now() from blog_post
        where identifier = ${path.basename(path.dirname(post ?? ''))} and store_id = 1`.execute(tx),
    )
    fs.rmSync(path.join(folder, 'all', post ?? ''))
    fs.rmSync(path.join(folder, `all/tags/${tag}/ua.yaml`))
    const { code, lines } = await admin('import', 'all', '--delete')
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [
        `${post}:1: the post has comments, which would be deleted with it: write "active: false" instead`,
        `tags/${tag}/ua.yaml:1: posts name this tag`,
        '2 faults; nothing was changed.',
      ],
    })
  })

  it.each([
    ['pages/a b/pl.html', '---\ntitle: a\n---\n', '1: the name "a b" may have letters, digits, - and _ only'],
    ['pages/a/xx.html', '---\ntitle: a\n---\n', '1: there is no store view "xx"'],
    ['pages/a/pl.yaml', 'title: a\n', '1: files in pages end in .html'],
    ['dishes/a/pl.html', '', expect.stringMatching(/^1: there is no such kind of content; there are pages, blocks, /)],
    ['pages/a/pl.html', '---\nheading: a\n---\n', '1: title: is missing'],
    ['pages/a/pl.html', '---\ntitle: 5\n---\n', '2: title: must be a text'],
    ['posts/a/pl.html', '---\ntitle: a\npublished: 2026-12-24T08:00:00Z\ntags: rain\n---\n', '4: tags: must be a list'],
    ['pages/a/pl.html', '---\ntitle: a\ncolour: red\n---\n', '3: colour: is not known here'],
    [
      'pages/a/pl.html',
      '---\ntitle: a\nrobots: LOUD\n---\n',
      expect.stringMatching(/^3: robots: may have INDEX or NOINDEX/),
    ],
    ['pages/a/pl.html', '---\ntitle: a\nurl: A b\n---\n', '3: url: must be a path such as about-us'],
    [
      'posts/a/pl.html',
      '---\ntitle: a\npublished: soon\n---\n',
      expect.stringMatching(/^3: published: must be a moment/),
    ],
    [
      'posts/a/pl.html',
      '---\ntitle: a\npublished: 2026-12-24T08:00:00+01:00\ntags: [none]\n---\n',
      '4: tags: the store view has no blog tag "none"',
    ],
    [
      'banners/a/pl.yaml',
      'title: a\ncategory: Nowhere\nurl: /a\npictures: { desktop: a.webp }\nposition: 1\n',
      '2: category: there is no category with this path',
    ],
    ['menus/main/pl.yaml', 'categories: []\n', '1: categories: Default Category/Accessories is left out'],
    ['dynamic-blocks/a/pl.html', '---\nname: a\n---\n', '1: the name "a" must be a number from 1'],
  ])('%s is refused: %s', async (file, text, fault) => {
    write(file, text)
    const { code, lines } = await admin('import', 'all')
    expect({ code, first: lines[0]?.replace(`${file}:`, '') }).toEqual({ code: 1, first: fault })
    expect(lines.at(-1)).toMatch(/nothing was changed\.$/)
  })

  it('an address that another page has is refused', async () => {
    const url = /url: (.*)/.exec(read('pages/terms/pl.html'))?.[1] ?? ''
    write('pages/other/pl.html', `---\ntitle: a\nurl: ${url}\n---\n`)
    const { lines } = await admin('import', 'all')
    expect(lines[0]).toBe(`pages/other/pl.html:3: url: the address ${url} belongs to a page already`)
    expect(await page('other')).toBeNull()
  })

  it('a page that waits for a confirmation cannot be confirmed by its file', async () => {
    await shop.database.transaction((tx) =>
      sql`update cms_page set awaits_confirmation = true where identifier = 'terms' and store_id = 1`.execute(tx),
    )
    const { lines } = await admin('import', 'all')
    expect(lines[0]).toMatch(/^pages\/terms\/pl\.html:\d+: the shop keeps "awaitsConfirmation: true" here$/)
    await admin('export', 'all')
    expect(read('pages/terms/pl.html')).toContain('\nawaitsConfirmation: true\n')
    await shop.database.transaction((tx) => sql`update cms_page set awaits_confirmation = false`.execute(tx))
  })

  it('a folder without content is refused', async () => {
    expect(await admin('import', 'nothing')).toEqual({
      code: 1,
      lines: ['There are no files such as pages/about/pl.html in nothing.'],
    })
  })
})

describe('content preview-link', () => {
  it('leads to a draft, by the clock of the store view', async () => {
    write('pages/spring/ua.html', '---\ntitle: Весна\nurl: vesna\nactive: false\n---\n')
    expect((await admin('import', 'all')).code).toBe(0)
    const { code, lines } = await admin(
      'preview-link',
      'spring',
      '--store',
      'ua',
      '--at',
      '2026-12-24T08:00',
      '--days',
      '2',
    )
    const link = new URL(lines[0] ?? '')
    expect({ code, path: link.pathname }).toEqual({ code: 0, path: '/ua/vesna' })
    const preview = readPreviewKey(secret, link.searchParams.get('preview') ?? '', new Date())
    expect(preview).toMatchObject({ at: new Date('2026-12-24T06:00:00Z'), offset: 120 })
    const hours = ((preview?.expires.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
  })

  it('leads to posts and to the home page too', async () => {
    const [post] = fs.globSync('posts/*/pl.html', { cwd: path.join(folder, 'all') })
    const url = /url: (.*)/.exec(read(post ?? ''))?.[1]
    const { lines } = await admin('preview-link', path.basename(path.dirname(post ?? '')), '--store', 'pl')
    expect(new URL(lines[0] ?? '').pathname).toBe(`/blog/post/${url}`)
    expect(new URL((await admin('preview-link', 'home', '--store', 'pl')).lines[0] ?? '').pathname).toBe('/')
  })

  it.each([
    [['nowhere', '--store', 'pl'], 'pl has no page or post "nowhere".'],
    [['terms', '--store', 'xx'], 'There is no active store view "xx".'],
    [['terms', '--store', 'pl', '--at', 'soon'], '"soon" is no moment such as 2026-12-24T08:00.'],
  ])('refuses %j', async (args, text) => {
    expect(await admin('preview-link', ...args)).toEqual({ code: 1, lines: [text] })
  })

  it.each([[[]], [['terms', '--days', '0']], [['terms', '--days', '100']], [['terms', 'more']]])(
    'needs a page and a number of days: %j',
    (args) =>
      expect(() => parseCommand(['content', 'preview-link', ...args])).toThrow('content preview-link takes a PAGE'),
  )
})
