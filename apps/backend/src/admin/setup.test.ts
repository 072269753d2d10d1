import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blanksOf } from '../cms/confirm-pages.ts'
import { missingNow } from '../opening/opening.ts'
import { applyDescription, readDescription } from '../shop-description/shop-description.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { parseCommand } from './commands.ts'
import { runCommand } from './run-command.ts'
import { countries, hasTemplates } from './setup/countries.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(...text.split('\n'))
  const output = { line: say, error: say, progress: say }
  const setup = { database: shop.database, output, mediaDir: folder, folder }
  return { code: await runCommand(parseCommand(args), setup), lines }
}

const postcodes: Record<string, string> = {
  PL: '00-001',
  RO: '010101',
  CZ: '110 00',
  SK: '811 01',
  DE: '10115',
  UA: '01001',
  AM: '0010',
}

const answersOf = (country: string, more: Record<string, string> = {}) => ({
  country,
  shop: 'Motyl & syn',
  company: 'Motyl s.r.o.',
  street: 'Dlouhá 1',
  postcode: postcodes[country] ?? '1010',
  city: 'Praha',
  vat: 'CZ12345678',
  register: 'C 1234, Praha',
  representative: 'Jana Motýlová',
  email: 'info@motyl.example',
  delivery: '99',
  payment: 'cashondelivery',
  staff: 'Jana Motýlová',
  ...more,
})

function answer(answers: Record<string, string>): void {
  const text = Object.entries(answers).map(([key, value]) => `${key}: '${value}'\n`)
  fs.writeFileSync(path.join(folder, 'answers.yaml'), text.join(''))
}
const setup = (...more: string[]) => admin('setup', '--answers', 'answers.yaml', ...more)
const written = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')

describe('admin setup', () => {
  it('writes several countries and shops from one file of answers', async () => {
    const more = [
      'also:',
      '  - country: SK',
      "    delivery: '4.50'",
      '  - country: DE',
      '    shop: Kleiner Bär',
      '    company: Kleiner Bär GmbH',
      '    street: Am Markt 1',
      "    postcode: '10115'",
      '    city: Berlin',
      '    vat: DE123456789',
      "    delivery: '4.90'",
      "    free: '59'",
    ]
    answer(answersOf('CZ'))
    fs.appendFileSync(path.join(folder, 'answers.yaml'), `${more.join('\n')}\n`)
    const { code, lines } = await setup()
    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('  npm run admin -- ready motyl_syn_cz motyl_syn_sk kleiner_bar_de')
    const read = readDescription(written('shop.yaml'))
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    const { settings, taxes, websites } = read.description
    expect(Object.keys(taxes)).toEqual(['CZ', 'SK', 'DE'])
    const stores = websites.flatMap(({ code: website, groups }) =>
      groups.flatMap((group) => group.stores.map((store) => ({ website, ...store }))),
    )
    expect(stores).toMatchObject([
      { website: 'motyl_syn', code: 'motyl_syn_cz', name: 'Česko', default: true, settings: {} },
      { website: 'motyl_syn', code: 'motyl_syn_sk', name: 'Slovensko', currency: 'EUR', delivery: [{ price: 4.5 }] },
      { website: 'kleiner_bar', code: 'kleiner_bar_de', name: 'Kleiner Bär', delivery: [{ freeFrom: 59 }] },
    ])
    expect(settings).toMatchObject({ 'general/store_information/country_id': 'CZ' })
    expect(stores[1]?.settings).toEqual({ 'general/locale/timezone': 'Europe/Bratislava' })
    expect(stores[2]?.settings).toMatchObject({
      'general/store_information/name': 'Kleiner Bär GmbH',
      'general/store_information/country_id': 'DE',
      'general/store_information/shop_name': 'Kleiner Bär',
      'tax/display/price_note': true,
    })
    const applied = await applyDescription(shop.database, read.description, { now: new Date(), isDryRun: true })
    expect(applied).not.toHaveProperty('faults')
    for (const store of stores) expect(written('legal-pages.csv')).toContain(`"${store.code}"`)
  })

  it('refuses a further store view by line', async () => {
    answer(answersOf('CZ'))
    fs.appendFileSync(
      path.join(folder, 'answers.yaml'),
      'also:\n  - country: SK\n    staff: Eva\n    street: Hlavná 1\n',
    )
    const { code, lines } = await setup()
    expect(code).toBe(1)
    expect(lines.join('\n')).toMatch(/:16: A further store view has no answer "staff"/)
    expect(lines.join('\n')).toMatch(/:15: company: is needed/)
    expect(lines.join('\n')).toMatch(/:15: delivery: is needed/)
  })

  it.each(Object.keys(countries))(
    'writes a description without faults and pages without the demo for %s',
    async (country) => {
      answer(answersOf(country))
      expect(await setup()).toMatchObject({ code: 0 })
      const read = readDescription(written('shop.yaml'))
      if ('faults' in read) throw new Error(JSON.stringify(read.faults))
      const applied = await applyDescription(shop.database, read.description, { now: new Date(), isDryRun: true })
      expect(applied).not.toHaveProperty('faults')
      const pages = written('legal-pages.csv')
      expect(pages.match(/"awaits_confirmation"|^"(?:terms|privacy|imprint|returns|delivery)",/gm)).toHaveLength(5)
      // No word in braces is left; those of the settings have two.
      expect(pages.match(/(?<!\{)\{\w+\}(?!\})/g)).toBeNull()
      expect(pages).toContain(hasTemplates(country) ? countries[country].law.authority.split(' (')[0] : '')
      expect(pages + written('footer.csv') + written('shop.yaml')).not.toMatch(/bocian|gniazd|warszaw|0000000000/i)
    },
  )

  it('promises nothing that its owner has not decided: no club, no shops in town, no more days than the law gives', async () => {
    answer(answersOf('HU'))
    await setup()
    const read = readDescription(written('shop.yaml'))
    expect(read).toMatchObject({
      description: {
        settings: {
          'sales/rma/return_days': 14,
          'loyalty/general/enabled': false,
          'catalog/availability/status_enabled': false,
        },
      },
    })
  })

  it('has the quiet colours of the theme until its owner chooses some', async () => {
    answer(answersOf('HU'))
    await setup()
    expect(written('shop.yaml')).not.toContain('design/theme/')
    expect(written('shop.yaml')).toContain('theme: base')
  })

  it('leaves out what the seller does not have', async () => {
    answer(answersOf('PL', { vat: '' }))
    await setup()
    const [, imprint = ''] = /^"imprint",([\s\S]+?)"1","1"$/m.exec(written('legal-pages.csv')) ?? []
    expect(imprint).toContain('Rejestr: {{config path=""general/store_information/register_number""}}')
    expect(imprint).not.toContain('NIP')
    expect(imprint).not.toContain('Telefon')
    expect(written('shop.yaml')).not.toContain('vat_number')
  })

  it('changes nothing when it is repeated, and replaces other files only by force', async () => {
    answer(answersOf('CZ'))
    expect((await setup()).lines[0]).toBe('Written: shop.yaml, legal-pages.csv, footer.csv')
    expect((await setup()).lines[0]).toBe('The files are like this already.')
    answer(answersOf('CZ', { delivery: '120' }))
    const before = written('shop.yaml')
    expect(await setup()).toEqual({
      code: 1,
      lines: ['shop.yaml exists and would change. With --force:', 'setup replaces it. Nothing was written.'],
    })
    expect(written('shop.yaml')).toBe(before)
    expect((await setup('--force')).lines[0]).toBe('Written: shop.yaml')
    expect(written('shop.yaml')).toContain('price: 120')
  })

  it('says in plain words which answer is wrong, and where', async () => {
    answer({ ...answersOf('PL'), postcode: '1', email: 'motyl', tax: 'much', colour: 'red', vat: '', register: '' })
    const { code, lines } = await setup()
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^answers\.yaml:5: postcode: .+ Its postcode\?$/),
      expect.stringMatching(/^answers\.yaml:8: register: is needed\. Its entry in a register/),
      expect.stringMatching(/^answers\.yaml:10: email: Please enter a valid email address\./),
      expect.stringMatching(/^answers\.yaml:14: tax: must be a percentage such as 23\./),
      expect.stringMatching(/^answers\.yaml:15: There is no question "colour"\./),
      '5 faults; nothing was written.',
    ])
    expect(fs.readdirSync(folder)).toEqual(['answers.yaml'])
    expect((await admin('setup', '--answers', 'nowhere.yaml')).lines).toEqual(['The file nowhere.yaml does not exist.'])
  })

  it.each([
    ['HR', '10000', 'Directive 2011/83/EU, [[the act of your country that transposes it]]'],
    ['RS', '11000', '[[the act of your country on consumer rights]]'],
  ])(
    'says on each page of %s that it was written for other countries, so that it cannot be confirmed',
    async (...row) => {
      const [country, postcode, act] = row
      answer(answersOf(country, { postcode, tax: '25', phone: '' }))
      const { code, lines } = await setup()
      expect({ code, note: lines[1] }).toMatchObject({
        code: 0,
        note: expect.stringMatching(/^Note: No templates are/),
      })
      const pages = written('legal-pages.csv')
      expect(pages.match(/<p><strong>\[\[Draft, not written for this country \(\w+\): have it checked/g)).toHaveLength(
        5,
      )
      expect(pages).toContain(act)
      // A page with such a gap cannot be confirmed.
      expect(blanksOf({ title: '', content: pages })[0]).toMatch(/^Draft, not written for this country/)
    },
  )

  it('writes the pages for Hungary in Hungarian, with the model form and the gaps that only the seller can fill', async () => {
    answer(answersOf('HU'))
    expect((await setup()).lines.join('\n')).not.toContain('Note: ')
    const pages = written('legal-pages.csv')
    for (const title of ['Általános szerződési feltételek', 'Adatkezelési tájékoztató', 'Impresszum', 'Szállítás'])
      expect(pages).toContain(`"${title}"`)
    expect(pages).toContain('csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza')
    expect(pages).toContain('45/2014. (II. 26.) Korm. rendelet')
    expect(blanksOf({ title: '', content: pages })).toEqual([
      'a tárhelyszolgáltató neve, székhelye és e-mail-címe',
      'a békéltető testület neve, címe, telefonszáma és e-mail-címe',
    ])
  })

  it('leads to a store view that lacks only the catalogue', async () => {
    answer(answersOf('CZ'))
    const { lines } = await setup('--out', 'shop')
    const steps = lines
      .filter((line) => line.startsWith('  npm run admin -- '))
      .map((line) => line.trim().split(' ').slice(4))
    expect(steps.map(([name]) => name)).toEqual(['shop', 'import', 'import', 'legal', 'ready'])
    for (const step of steps) expect(await admin(...step), step.join(' ')).toMatchObject({ code: 0 })
    expect((await missingNow(shop.database)).map((one) => [one.store, one.missing])).toEqual([['motyl_syn_cz', []]])
    expect((await admin('legal')).lines).toHaveLength(5)
    const { data } = await shop.execute<{ cmsPage: { content: string } }>(
      '{ cmsPage(identifier: "imprint") { content } }',
    )
    expect(data.cmsPage.content).toContain('Motyl s.r.o.<br>Dlouhá 1, 110 00 Praha, Česko')
    expect(data.cmsPage.content).toContain('DIČ: CZ12345678')
    expect(data.cmsPage.content).toContain('Zastoupená: Jana Motýlová')
  })
})
