import { dayFrom } from './calendar.ts'
import { rootPath } from './categories.ts'
import { giftCards, giftPicture } from './gift-cards.ts'
import type { GiftCard } from './gift-cards.ts'
import { giftAmounts } from './prices.ts'
import type { Row } from './row.ts'
import { slug } from './slug.ts'
import { baseStore, stores } from './stores.ts'
import type { DemoStore } from './stores.ts'
import { texts } from './texts/texts.ts'

function storeCells(card: GiftCard, { language, currency }: DemoStore): Row {
  const { gifts } = texts[language]
  const kind = gifts[({ VIRTUAL: 'virtual', PHYSICAL: 'physical', COMBINED: 'combined' } as const)[card.type]]
  const name = gifts[card.picture]
  const stop = language === 'hy' ? '։' : '.'
  return {
    name,
    url_key: slug(`${name} ${kind}`, language),
    description: `<p>${gifts.story}</p><p>${kind}${stop} ${gifts.terms}</p>`,
    short_description: `<p>${kind}${stop}</p>`,
    meta_title: `${name} – Bocian`,
    meta_description: `${name}${stop} ${kind}${stop}`,
    additional_product_name: kind,
    giftcard_amounts: giftAmounts[currency].join(','),
  }
}

function baseRow(card: GiftCard, now: Date): Row {
  const front = giftPicture(card, 'front')
  return {
    sku: card.sku,
    store_view_code: '',
    attribute_set_code: 'Default',
    product_type: 'giftcard',
    categories: `${rootPath}/Gift cards,${rootPath}/Gift ideas`,
    product_websites: [...new Set(stores.map(({ website }) => website))].join(','),
    weight: card.type === 'VIRTUAL' ? '' : '0.020',
    product_online: '1',
    tax_class_name: 'None',
    visibility: 'Catalog, Search',
    base_image: front,
    small_image: front,
    thumbnail_image: front,
    additional_images: (['flat', 'back', 'detail'] as const).map((view) => giftPicture(card, view)).join(','),
    additional_attributes: 'cdrl_brand=Bocian,cdrl_gender=Unisex,cdrl_season=All year',
    price: '',
    special_price: '',
    qty: '100000',
    is_in_stock: '1',
    max_cart_qty: '20',
    created_at: dayFrom(now, -200, '06:00:00'),
    giftcard_type: card.type,
    ...storeCells(card, baseStore),
  }
}

/** The gift card products; amounts are in each store's own currency. */
export function* giftCardRows(now: Date): Generator<Row> {
  for (const card of giftCards) {
    yield baseRow(card, now)
    for (const store of stores) {
      if (store !== baseStore) yield { sku: card.sku, store_view_code: store.code, ...storeCells(card, store) }
    }
  }
}
