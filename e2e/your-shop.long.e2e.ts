import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoColours } from '../apps/backend/demo/colours-of-brand.ts'
import { company } from '../apps/backend/demo/company.ts'
import { answersOfGuide, commands, furtherOfGuide, hostOfGuide } from './own-shops/guide.ts'
import { Merchant, type OwnStore } from './own-shops/merchant.ts'
import { seenTexts, waitingMails } from './own-shops/seen-texts.ts'

/** Of the demo: its name, company, accounts and colours. Spaces do not count, because texts may have others. */
const demoWords = [
  'bocian',
  company.street,
  company.postcode,
  company.vat,
  company.nip,
  company.phone,
  company.email,
  'Gniazdow',
  ...demoColours(),
].map(plain)

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s|&nbsp;/g, '')
}

function expectOwn(texts: ReadonlyMap<string, string>): void {
  const found = [...texts].flatMap(([where, text]) => {
    const own = plain(text)
    return demoWords.filter((word) => own.includes(word)).map((word) => `${word} in ${where}`)
  })
  expect(found).toEqual([])
}

/** Everything that visitors and customers of a merchant's store view get, which must not name the demo. */
async function searched(merchant: Merchant, store: OwnStore): Promise<ReadonlyMap<string, string>> {
  const seen = await seenTexts(merchant, store)
  expectOwn(seen)
  const scripts = [...seen.keys()].filter((way) => way.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  return seen
}

/** A walk runs some thirty commands, each in a process of its own. */
const oneWalk = 1_200_000

const documents = (seen: ReadonlyMap<string, string>): string[] =>
  [...seen].flatMap(([way, text]) => (way.endsWith('.pdf') ? [plain(text)] : []))

const head =
  'sku,store_view_code,product_websites,product_type,name,price,qty,visibility,url_key,base_image,additional_attributes,categories,configurable_variations'

describe('the guide to an own shop', { timeout: oneWalk }, () => {
  const store: OwnStore = {
    code: 'motyl_cz',
    host: 'shop.example',
    order: {
      sku: 'COAT-1',
      carrier: 'dpd',
      payment: 'cashondelivery',
      address: {
        firstname: 'Ada',
        lastname: 'Nová',
        street: ['Dlouhá 2'],
        city: 'Praha',
        postcode: '110 00',
        country_code: 'CZ',
        telephone: '+420601234567',
      },
    },
  }
  const merchant = new Merchant({
    answers: answersOfGuide,
    catalogue: `${head}\nCOAT-1,,base,simple,Zimní kabát,1299.00,5,"Catalog, Search",zimni-kabat,c/o/coat.png,,Default Category/Bundy,\n`,
    sender: 'Motyl <shop@motyl.example>',
    stores: [store],
    staff: 'Jana Motýlová',
    mapping: ['--websites', 'base=motyl_cz'],
  })
  beforeAll(() => merchant.open())
  afterAll(() => merchant.close())

  it('leads from nothing to an open shop, command by command, and to a refund', async () => {
    expect(commands.length).toBeGreaterThan(12)
    await merchant.followGuide()
    const { own, outputs, orders, closed } = merchant
    expect([...closed]).toEqual([['motyl_cz', 503]])
    const number = orders.get('motyl_cz')?.number ?? ''
    expect(outputs.get('ready motyl_cz')).toContain('Ready for orders: motyl_cz')
    expect(outputs.get('legal list')).toMatch(/confirmed by Jana Motýlová/)
    expect(JSON.parse(outputs.get('shop schema') ?? '')).toHaveProperty('properties.websites')
    expect(outputs.get('preview-link --store')).toContain('https://shop.example/')
    expect(outputs.get('order list')).toContain(number)
    expect(await own.admin('order', 'show', number)).toMatch(/refund/i)
  })

  it('is the merchant’s own everywhere: no page, script, email or document names the demo', async () => {
    const seen = await searched(merchant, store)
    expect(seen.get('/udaje-o-firme')).toContain('Motyl s.r.o.')
    expect(documents(seen)).toEqual([
      expect.stringContaining('motyls.r.o.,dlouhá1,11000praha'),
      expect.stringContaining('motyls.r.o.,dlouhá1,11000praha'),
    ])
    const mails = await waitingMails(merchant)
    expect(mails.size).toBeGreaterThan(2)
    expectOwn(mails)
    for (const mail of mails.values()) expect(mail).toContain('Motyl')
  })
})

describe('a Hungarian store that sells shoes, by the guide', { timeout: oneWalk }, () => {
  const store: OwnStore = {
    code: 'talpas_hu',
    host: 'shop.example',
    order: {
      sku: 'BOOT-41',
      carrier: 'gls',
      payment: 'banktransfer',
      address: {
        firstname: 'Éva',
        lastname: 'Nagy',
        street: ['Fő utca 3.'],
        city: 'Szeged',
        postcode: '6720',
        country_code: 'HU',
        telephone: '+36201234567',
      },
    },
  }
  const boot = (size: number): string =>
    `BOOT-${size},,base,simple,Bőrcsizma ${size},24990.00,5,Not Visible Individually,,c/o/coat.png,shoe_size=${size},,\n`
  const merchant = new Merchant({
    answers: `country: HU
shop: Talpas
company: Talpas Cipőbolt Kft.
street: Váci utca 12.
postcode: '1052'
city: Budapest
vat: HU12345678
register: Cg. 01-09-123456, Fővárosi Törvényszék Cégbírósága
representative: Kovács Anna
email: info@talpas.example
phone: '+36 1 234 5678'
carrier: gls
delivery: '1490'
free: '30000'
payment: banktransfer
account: HU42 1177 3016 1111 1018 0000 0000
staff: Kovács Anna
`,
    catalogue: `${head}\n${boot(40)}${boot(41)}BOOT,,base,configurable,Bőrcsizma,,,"Catalog, Search",borcsizma,c/o/coat.png,,Default Category/Női cipők,"sku=BOOT-40,shoe_size=40|sku=BOOT-41,shoe_size=41"\n`,
    sender: 'Talpas <bolt@talpas.example>',
    stores: [store],
    staff: 'Kovács Anna',
    mapping: ['--websites', 'base=talpas_hu'],
    completePages: (pages) => pages.replaceAll(/\[\[(.+?)\]\]/g, '$1'),
  })
  beforeAll(() => merchant.open())
  afterAll(() => merchant.close())

  it('opens, takes a paid order in forint and refunds it', async () => {
    await merchant.followGuide()
    const { own, outputs, orders } = merchant
    const { number = '' } = orders.get('talpas_hu') ?? {}
    expect(outputs.get('ready talpas_hu')).toContain('Ready for orders: talpas_hu')
    expect(await own.admin('order', 'show', number)).toMatch(/26480\.00 HUF {2}closed[^]*GLS[^]*refund/)
  })

  it('names only itself, in Hungarian and with whole forint', async () => {
    const seen = await searched(merchant, store)
    expect(seen.get('/')?.slice(0, 40)).toContain('<html lang="hu"')
    expect(plain(seen.get('/borcsizma.html') ?? '')).toContain('24990ft')
    expect(seen.get('/aszf')).toContain('Általános szerződési feltételek')
    expect(seen.get('/elallas-es-szavatossag')).toContain('elállási szándék esetén töltse ki és juttassa vissza')
    const [invoice = '', creditNote = ''] = documents(seen)
    expect(invoice).toMatch(/^számla:[^]*talpascipőboltkft\.,váciutca12\.,1052budapest[^]*áfakulcs[^]*összesen:26480ft/)
    expect(creditNote).toMatch(/^helyesbítőszámla:[^]*visszatérítve:26480ft/)
    const mails = await waitingMails(merchant)
    expectOwn(mails)
    expect([...mails.values()].join('\n')).toContain('HU42 1177 3016 1111 1018 0000 0000')
  })

  it('has no store view to choose from', async () => {
    expect(await (await merchant.page(store, '/')).text()).not.toContain('Válassz országot')
  })
})

describe('two brands in three countries on hosts of their own, by the guide', { timeout: oneWalk }, () => {
  const buyer = { firstname: 'Ada', lastname: 'Nová', street: ['Dlouhá 2'] }
  const order = { sku: 'SHOE-1', carrier: 'dpd', payment: 'cashondelivery' }
  const stores: OwnStore[] = [
    {
      code: 'motyl_cz',
      host: 'shop.example',
      order: {
        ...order,
        address: { ...buyer, city: 'Praha', postcode: '110 00', country_code: 'CZ', telephone: '+420601234567' },
      },
    },
    {
      code: 'motyl_sk',
      host: 'motyl-sk.example',
      order: {
        ...order,
        address: { ...buyer, city: 'Bratislava', postcode: '811 01', country_code: 'SK', telephone: '+421905123456' },
      },
    },
    {
      code: 'kleiner_bar_de',
      host: 'kleiner-baer.example',
      order: {
        ...order,
        address: { ...buyer, city: 'Berlin', postcode: '10115', country_code: 'DE', telephone: '+493012345678' },
      },
    },
  ]
  const merchant = new Merchant({
    answers: `${answersOfGuide}${furtherOfGuide}    company: Kleiner Bär GmbH
    street: Bärenweg 5
    postcode: '10115'
    city: Berlin
    vat: DE123456789
    register: Amtsgericht Charlottenburg, HRB 12345
    representative: Eva Bär
    email: hallo@kleiner-baer.example
    phone: '+49 30 901820'
`,
    catalogue: `${head}
SHOE-1,,"base,baer",simple,Kožené boty,1990.00,20,"Catalog, Search",kozene-boty,c/o/coat.png,,Default Category/Boty,
SHOE-1,slovak,,,Kožené topánky,79.90,,,kozene-topanky,,,,
SHOE-1,german,,,Lederschuhe,89.90,,,lederschuhe,,,,
`,
    sender: 'Motyl <shop@motyl.example>',
    stores,
    staff: 'Jana Motýlová',
    mapping: [
      '--websites',
      'base=motyl_cz+motyl_sk,baer=kleiner_bar_de',
      '--views',
      'slovak=motyl_sk,german=kleiner_bar_de',
    ],
    complete: (description) => {
      const [, settings = ''] = /settings:\n([^]+)$/.exec(hostOfGuide) ?? []
      const after = (code: string, lines: string): string =>
        description.replace(new RegExp(`(code: ${code}\n(?: {12}\\w.*\n)*? {12}settings:\n)`), `$1${lines}`)
      description = after('kleiner_bar_de', settings)
      return after('motyl_sk', '              web/secure/base_url: https://motyl-sk.example\n')
    },
  })
  beforeAll(() => merchant.open())
  afterAll(() => merchant.close())

  it('open together, and each takes an order and refunds it', async () => {
    await merchant.followGuide()
    expect([...merchant.closed.values()]).toEqual([503, 503, 503])
    expect([...merchant.orders.keys()]).toEqual(stores.map(({ code }) => code))
    const list = await merchant.own.admin('order', 'list')
    for (const [code, total] of [
      ['motyl_cz', '1990.00 CZK'],
      ['motyl_sk', '84.40 EUR'],
      ['kleiner_bar_de', '89.90 EUR'],
    ] as const)
      expect(list).toMatch(new RegExp(`${code} +${total.replace('.', '\\.')} +closed`))
  })

  it('are each at their own host, with their own pages, seller and sender', async () => {
    const [czech, slovak, german] = stores as [OwnStore, OwnStore, OwnStore]
    expect(await (await merchant.page(slovak, '/')).text()).toContain(
      '<link rel="canonical" href="https://motyl-sk.example/"',
    )
    expect((await merchant.page(german, '/lederschuhe.html')).status).toBe(200)
    expect((await merchant.page(german, '/kozene-boty.html')).status).toBe(404)
    const imprint = await (await merchant.page(german, '/impressum')).text()
    expect(imprint).toContain('Kleiner Bär GmbH')
    expect(imprint).not.toContain('Motyl s.r.o.')
    for (const store of [czech, slovak, german]) {
      const seen = await searched(merchant, store)
      const own = store === german ? 'kleinerbärgmbh,bärenweg5,10115berlin' : 'motyls.r.o.,dlouhá1,11000praha'
      expect(documents(seen)).toEqual([expect.stringContaining(own), expect.stringContaining(own)])
    }
    const mails = await waitingMails(merchant)
    expectOwn(mails)
    const ofGerman = [...mails.values()].filter((mail) =>
      mail.includes(merchant.orders.get(german.code)?.number ?? '-'),
    )
    expect(ofGerman.length).toBeGreaterThan(1)
    for (const mail of ofGerman) expect(mail).not.toContain('Motyl')
  })
})
