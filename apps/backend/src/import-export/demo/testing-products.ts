import type { Row } from '../types.ts'

const day = 86_400_000

const stores = [
  { code: 'pl', factor: 100, words: 'pl' },
  { code: 'cz', factor: 600, words: 'cs' },
  { code: 'sk', factor: 24, words: 'sk' },
  { code: 'de', factor: 25, words: 'de' },
  { code: 'eu', factor: 26, words: 'en' },
  { code: 'ro', factor: 118, words: 'ro' },
  { code: 'ua', factor: 1_050, words: 'uk' },
  { code: 'am', factor: 9_900, words: 'hy' },
]

interface Item {
  sku: string
  name: string
  type?: string
  price?: number
  reducedTo?: number
  quantity?: number
  values?: string
  variations?: string
  isHidden?: boolean
  categories?: string
  siblings?: string
  amounts?: string
  giftcardType?: string
}

const clothing = 'Default Category/Girls/Clothing'

function variant(parent: string, name: string, size: string, quantity: number, color?: string): Item {
  const sku = [parent, size, ...(color === undefined ? [] : [color.toUpperCase()])].join('-')
  const values = color === undefined ? `cdrl_size=${size}` : `cdrl_size=${size},color=${color}`
  return { sku, name: `${name} ${[size, color].filter(Boolean).join(' ')}`, quantity, values, isHidden: true }
}

function parent(item: Item, variants: Item[]): Item[] {
  const variations = variants.map(({ sku, values }) => `sku=${sku},${values}`).join('|')
  return [...variants, { ...item, type: 'configurable', variations }]
}

/** The prices are multiplied by a factor per store, so that each market has different ones. */
const items: Item[] = [
  ...parent(
    { sku: 'ROLE-C1', name: 'Sukienka Mirabelka', price: 80, values: 'color=Red', siblings: 'ROLE-C1,ROLE-C1-BIS' },
    [
      variant('ROLE-C1', 'Sukienka Mirabelka', '98', 20),
      variant('ROLE-C1', 'Sukienka Mirabelka', '104', 0),
      variant('ROLE-C1', 'Sukienka Mirabelka', '110', 15),
    ],
  ),
  ...parent(
    {
      sku: 'ROLE-C1-BIS',
      name: 'Sukienka Mirabelka niebieska',
      price: 80,
      values: 'color=Blue',
      siblings: 'ROLE-C1,ROLE-C1-BIS',
    },
    [
      variant('ROLE-C1-BIS', 'Sukienka Mirabelka niebieska', '98', 5),
      variant('ROLE-C1-BIS', 'Sukienka Mirabelka niebieska', '110', 4),
    ],
  ),
  ...parent({ sku: 'ROLE-C2', name: 'Kurtka Szyszka', price: 200, reducedTo: 150 }, [
    variant('ROLE-C2', 'Kurtka Szyszka', '98', 8, 'Red'),
    variant('ROLE-C2', 'Kurtka Szyszka', '98', 6, 'Blue'),
    variant('ROLE-C2', 'Kurtka Szyszka', '104', 0, 'Red'),
    variant('ROLE-C2', 'Kurtka Szyszka', '104', 7, 'Blue'),
    variant('ROLE-C2', 'Kurtka Szyszka', '110', 9, 'Red'),
  ]),
  { sku: 'ROLE-S1', name: 'Czapka Jarzębina', price: 40, quantity: 50 },
  { sku: 'ROLE-S0', name: 'Szalik Wydma', price: 45, quantity: 0 },
  { sku: 'ROLE-L2', name: 'Plecak Borsuk', price: 120, quantity: 2 },
  { sku: 'ROLE-PLENTY', name: 'Skarpetki Groszek', price: 10, quantity: 1_000_000 },
  { sku: 'ROLE-SCARCE', name: 'Koc Zorza', price: 90, quantity: 10 },
  {
    sku: 'ROLE-GV',
    name: 'Karta podarunkowa e-mail',
    type: 'giftcard',
    giftcardType: 'VIRTUAL',
    amounts: '50,100,200',
  },
  {
    sku: 'ROLE-GP',
    name: 'Karta podarunkowa drukowana',
    type: 'giftcard',
    giftcardType: 'PHYSICAL',
    amounts: '50,100',
    quantity: 30,
  },
]

/** The products of the small fixture as rows of Magento's export, for the eight stores. */
export function testingProducts(now: Date): Row[] {
  return items.flatMap((item) => {
    const base = {
      ...baseRow(item, now),
      ...storeRow(item, stores[0] ?? { code: 'pl', factor: 100, words: 'pl' }, now),
    }
    if (item.isHidden === true) return [{ ...base, store_view_code: '', price: '', special_price: '' }]
    return [{ ...base, store_view_code: '' }, ...stores.slice(1).map((store) => storeRow(item, store, now))]
  })
}

function baseRow(item: Item, now: Date): Row {
  const { sku } = item
  const design = [...sku]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0')
  const picture = (view: string): string => `drawn/dress/${design}-c0392b-f5e6d3-${view}.svg`
  return {
    sku,
    attribute_set_code: 'Default',
    product_type: item.type ?? 'simple',
    categories: item.type === 'giftcard' ? 'Default Category/Gift cards' : clothing,
    product_websites: 'base',
    weight: item.giftcardType === 'VIRTUAL' ? '' : '0.3',
    product_online: '1',
    tax_class_name: item.type === 'giftcard' ? 'None' : 'Taxable Goods',
    visibility: item.isHidden === true ? 'Not Visible Individually' : 'Catalog, Search',
    base_image: picture('front'),
    small_image: picture('front'),
    thumbnail_image: picture('front'),
    additional_images: `${picture('worn')},${picture('back')}`,
    additional_attributes: item.values ?? '',
    qty: item.quantity === undefined ? '' : String(item.quantity),
    is_in_stock: item.quantity === 0 ? '0' : '1',
    configurable_variations: item.variations ?? '',
    related_skus: sku === 'ROLE-C1' ? 'ROLE-S1,ROLE-C2' : '',
    upsell_skus: '',
    crosssell_skus: sku === 'ROLE-S1' ? 'ROLE-L2' : '',
    color_skus: item.siblings ?? '',
    max_cart_qty: sku === 'ROLE-PLENTY' ? '1000000' : '',
    created_at: stamp(now.getTime() - 100 * day),
    giftcard_type: item.giftcardType ?? '',
  }
}

function storeRow(item: Item, store: { code: string; factor: number; words: string }, now: Date): Row {
  const inStore = store.code === 'pl' ? item.name : `${item.name} (${store.words})`
  return {
    sku: item.sku,
    store_view_code: store.code,
    name: inStore,
    description: `<p>${inStore}</p>`,
    short_description: '',
    url_key: slug(item.name) + (store.code === 'pl' ? '' : `-${store.words}`),
    meta_title: inStore,
    meta_description: '',
    cdrl_care: store.code === 'pl' ? 'Prać w 30 °C' : `30 °C (${store.words})`,
    price: money(item.price, store.factor),
    special_price: money(item.reducedTo, store.factor),
    special_price_from_date: item.reducedTo === undefined ? '' : stamp(now.getTime() - 10 * day),
    special_price_to_date: '',
    giftcard_amounts: (item.amounts ?? '')
      .split(',')
      .filter((amount) => amount !== '')
      .map((amount) => money(Number(amount), store.factor))
      .join(','),
  }
}

/** C2 had a smaller reduction before the current one, which is its lowest price of the last 30 days. */
export function testingPriceLog(now: Date): Row[] {
  return stores.flatMap(({ code, factor }) =>
    [
      { days: 90, final: 200 },
      { days: 25, final: 180 },
      { days: 20, final: 200 },
      { days: 10, final: 150 },
    ].map(({ days, final }) => ({
      sku: 'ROLE-C2',
      store_view_code: code,
      price: money(200, factor),
      final_price: money(final, factor),
      valid_from: stamp(now.getTime() - days * day),
    })),
  )
}

function money(amount: number | undefined, factor: number): string {
  return amount === undefined ? '' : ((amount * factor) / 100).toFixed(2)
}

function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
