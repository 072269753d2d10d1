import type { Database } from '#src/platform/database.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { markDemo, numberRows } from './import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { TableKind } from '../run/table-kinds.ts'
import { foundStores } from './testing-stores.ts'
import { reindex } from '../batch/reindex.ts'
import { testingProducts, testingPriceLog } from './testing-products.ts'
import type { Row } from '../types.ts'

const day = 86_400_000

const locales = ['pl_PL', 'cs_CZ', 'sk_SK', 'de_DE', 'en_US', 'ro_RO', 'uk_UA', 'hy_AM']

function labels(...words: string[]): Row {
  return Object.fromEntries(locales.map((locale, index) => [`label_${locale}`, words[index] ?? words[0] ?? '']))
}

const attributes: Row[] = [
  {
    code: 'cdrl_size',
    input: 'select',
    is_filterable: '1',
    is_configurable: '1',
    position: '1',
    label: 'Size',
    ...labels('Rozmiar', 'Velikost', 'Veľkosť', 'Größe', 'Size', 'Mărime', 'Розмір', 'Չափս'),
  },
  {
    code: 'color',
    input: 'select',
    is_filterable: '1',
    is_configurable: '1',
    position: '2',
    label: 'Colour',
    ...labels('Kolor', 'Barva', 'Farba', 'Farbe', 'Colour', 'Culoare', 'Колір', 'Գույն'),
  },
  {
    code: 'cdrl_care',
    input: 'text',
    is_filterable: '0',
    is_configurable: '0',
    position: '3',
    label: 'Care',
    ...labels('Pielęgnacja', 'Péče', 'Starostlivosť', 'Pflege', 'Care', 'Îngrijire', 'Догляд', 'Խնամք'),
  },
]

const options: Row[] = [
  ...['98', '104', '110'].map((size, index) => ({
    attribute_code: 'cdrl_size',
    value: size,
    position: String(index),
    swatch: '',
    slug: size,
    ...labels(size),
  })),
  {
    attribute_code: 'color',
    value: 'Red',
    position: '0',
    swatch: '#c0392b',
    slug: 'red',
    ...labels('czerwony', 'červená', 'červená', 'Rot', 'red', 'roșu', 'червоний', 'կարմիր'),
  },
  {
    attribute_code: 'color',
    value: 'Blue',
    position: '1',
    swatch: '#2e6da4',
    slug: 'blue',
    ...labels('niebieski', 'modrá', 'modrá', 'Blau', 'blue', 'albastru', 'синій', 'կապույտ'),
  },
]

const stores = ['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am']

type CategoryWords = [path: string, position: string, names: [name: string, urlKey: string][]]

const categoryWords: CategoryWords[] = [
  ['Default Category', '0', stores.map((code) => [`Bocian ${code}`, 'root'])],
  [
    'Default Category/Girls',
    '1',
    [
      ['Dziewczynka', 'dziewczynka'],
      ['Dívka', 'divka'],
      ['Dievča', 'dievca'],
      ['Mädchen', 'maedchen'],
      ['Girls', 'girls'],
      ['Fete', 'fete'],
      ['Дівчинка', 'divchynka'],
      ['Աղջիկներ', 'aghjikner'],
    ],
  ],
  [
    'Default Category/Girls/Clothing',
    '1',
    [
      ['Ubrania', 'ubrania'],
      ['Oblečení', 'obleceni'],
      ['Oblečenie', 'oblecenie'],
      ['Kleidung', 'kleidung'],
      ['Clothing', 'clothing'],
      ['Haine', 'haine'],
      ['Одяг', 'odiah'],
      ['Հագուստ', 'hagust'],
    ],
  ],
  ['Default Category/Gift cards', '2', stores.map((code) => [`Gift cards ${code}`, 'gift-cards'])],
]

const categories: Row[] = categoryWords.flatMap(([path, position, names]) =>
  names.map(([name, urlKey], index) => ({
    path,
    store_view_code: stores[index] ?? '',
    name,
    url_key: urlKey,
    description: `<p>${name}</p>`,
    meta_title: name,
    meta_description: '',
    display_mode: 'PRODUCTS',
    landing_page: '',
    include_in_menu: '1',
    position,
    image: '',
    label_color: '',
    category_badge: '',
  })),
)

const blocks: Row[] = stores.map((code) => ({
  identifier: 'pwa-header-top-bar',
  store_view_code: code,
  title: `Top bar ${code}`,
  content: `<p>Bocian ${code}</p>`,
}))

const customers: Row[] = [
  {
    email: 'anna@example.com',
    password: 'Bocian-2026!',
    firstname: 'Anna',
    lastname: 'Wiśniewska',
    store_view_code: 'pl',
    is_agent: '0',
    telephone: '501202303',
    street: 'ul. Bociania 12/4',
    city: 'Poznań',
    postcode: '60-101',
    country_code: 'PL',
    group: 'General',
    cart: '',
    agreements: '',
  },
]

/**
 * Fills a database with a dozen products in eight stores, using the merchant's import. A backend in demo mode accepts it as
 * its demo shop and loads no other.
 */
export async function loadSmall(database: Database, now: Date): Promise<void> {
  await foundStores(database, now)
  const tables: [TableKind, Row[], Date][] = [
    ['attributes', attributes, now],
    ['options', options, now],
    ['categories', categories, now],
    ['blocks', blocks, now],
    ['products', testingProducts(now), new Date(now.getTime() - 120 * day)],
    ['price-log', testingPriceLog(now), now],
    ['customers', customers, now],
  ]
  for (const [kind, rows, at] of tables)
    await importTable(database, kind, numberRows(rows), {
      now: at,
      storeCode: 'pl',
      pictures: unverifiedPictures,
      isIndexLater: true,
      listener: {
        complaint({ line, key, reason }) {
          throw new Error(`${kind}, line ${line} (${key}): ${reason}`)
        },
      },
    })
  await reindex(database, () => undefined)
  await markDemo(database, now)
}
