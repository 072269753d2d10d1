import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingNow } from '../opening/opening.ts'
import { importLegalPages } from '../testing/testing-legal-pages.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await importLegalPages(shop.database, 'pl', ['privacy', 'imprint', 'returns'])
})
afterAll(() => shop.close())

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: '/nowhere', folder: '/nowhere' }
  return { code: await runCommand(parseCommand(args), setup), lines }
}

const today = () => new Date().toISOString().slice(0, 10)
const draft = (content: string) =>
  importLegalPages(shop.database, 'pl', ['terms'], { title: 'Regulamin', content, awaits_confirmation: '1' })
const missing = async () =>
  (await missingNow(shop.database)).find(({ store }) => store === 'pl')?.missing.map(({ code }) => code)
const page = async () => {
  const { data } = await shop.execute<{ cmsPage: { content: string; meta_robots: string } }>(
    '{ cmsPage(identifier: "terms") { content meta_robots } }',
  )
  return data.cmsPage
}

describe('a legal page from a template', () => {
  it('is a draft: it says so, stays out of search engines, and keeps the store from taking orders', async () => {
    await draft('<p>{{config path="general/store_information/name"}} sprzedaje. [[Sąd rejestrowy]]</p>')
    expect(await missing()).toEqual(['draft-terms'])
    expect(await page()).toEqual({
      content: expect.stringMatching(/^<p><strong>Projekt: nikt w\ssklepie nie zatwierdził jeszcze tej strony/),
      meta_robots: 'NOINDEX,NOFOLLOW',
    })
    expect((await admin('ready', 'pl')).lines).toEqual([
      'Not ready, so no orders are taken: pl',
      '  - The page "terms" with the terms and conditions is a draft that nobody has confirmed.',
      '      legal show terms --store pl',
      '      legal confirm terms --store pl --as NAME',
      'Each step is the end of: npm run admin -- STEP. Settings apply to all store views; --store CODE limits them to one.',
    ])
  })

  it('is shown with the seller and with what is still to be filled in', async () => {
    expect(await admin('legal', 'show', 'terms', '--store', 'pl')).toEqual({
      code: 0,
      lines: [
        'Regulamin (terms, pl): draft',
        '',
        'Bocian Sp. z o.o. sprzedaje. [[Sąd rejestrowy]]',
        'To be filled in: Sąd rejestrowy',
      ],
    })
  })

  it('is not confirmed before it is filled in, nor by nobody', async () => {
    expect(await admin('legal', 'confirm', 'terms', '--store', 'pl', '--as', 'Anna Nowak')).toEqual({
      code: 1,
      lines: [
        'terms is not filled in: Sąd rejestrowy',
        'Nothing was confirmed. Complete the file of the pages, import it again, then confirm.',
      ],
    })
    expect(await admin('legal', 'confirm', 'terms', '--store', 'pl')).toEqual({
      code: 1,
      lines: ['Who has read the pages? Add --as and a name, or set general/staff/name.'],
    })
    expect(await missing()).toEqual(['draft-terms'])
  })

  it('is no draft once it is confirmed, and the list says by whom', async () => {
    await draft('<p>Sprzedajemy.</p>')
    expect(await admin('legal', 'confirm', 'all', '--store', 'pl', '--as', 'Anna  Nowak')).toEqual({
      code: 0,
      lines: ['Confirmed by Anna Nowak: Regulamin (terms, pl)'],
    })
    expect(await missing()).toEqual([])
    expect(await page()).toEqual({ content: '<p>Sprzedajemy.</p>', meta_robots: '' })
    expect((await admin('legal')).lines).toEqual([`pl  terms  Regulamin  confirmed by Anna Nowak on ${today()}`])
  })

  it('stays confirmed when the same file is imported again or the shop changes it, not when a template does', async () => {
    await draft('<p>Sprzedajemy.</p>')
    await importLegalPages(shop.database, 'pl', ['terms'], { title: 'Regulamin', content: '<p>Sprzedajemy tanio.</p>' })
    expect(await missing()).toEqual([])
    await draft('<p>Nowy wzór.</p>')
    expect(await missing()).toEqual(['draft-terms'])
    expect((await admin('legal', 'list', '--store', 'pl')).lines).toEqual([
      `pl  terms  Regulamin  draft, an earlier wording was confirmed by Anna Nowak on ${today()}`,
    ])
  })

  it('is confirmed in the name of the first of the staff', async () => {
    await admin('config', 'set', 'general/staff/name', 'Jan Kowalski')
    expect((await admin('legal', 'confirm', 'terms', '--store', 'pl')).lines).toEqual([
      'Confirmed by Jan Kowalski: Regulamin (terms, pl)',
    ])
    expect((await admin('legal', 'confirm', 'all', '--store', 'pl')).lines).toEqual(['No page of pl is a draft.'])
  })

  it('must exist, in a store view that exists', async () => {
    expect(await admin('legal', 'confirm', 'agb', '--store', 'pl', '--as', 'Anna')).toEqual({
      code: 1,
      lines: ['pl has no page "agb".'],
    })
    expect((await admin('legal', 'show', 'terms', '--store', 'xx')).lines).toEqual([
      'There is no active store view "xx".',
    ])
    expect(() => parseCommand(['legal', 'confirm', 'terms'])).toThrow('legal confirm needs --store')
    expect(() => parseCommand(['legal', 'confirm', 'terms', '--store', 'pl', '--as', '?'])).toThrow('--as takes')
  })
})
