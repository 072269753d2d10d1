import type { ContentElements, MappedShop, ShownLook } from '@bocian/rules/page-builder/elements.ts'
import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { findPlaces, ownShops, shopPlaces } from '../../../store-locator/store-locator.ts'
import { selectLooks } from './look-queries.ts'
import { mapElements } from './map-elements.ts'

/** The carriers whose points are the shop's own stores. */
const own = new Set(['storepickup', ownShops])
const mostCarriers = 3
const mostLooks = 20

/** The elements with what a page shows without scripts of shops and looks, which the browser loads otherwise. */
export async function fillElements(context: Context, elements: ContentElements): Promise<ContentElements> {
  const wanted = wantedBy(elements)
  if (wanted.carriers.size + wanted.looks.size === 0) return elements
  const [shops, looks] = await Promise.all([
    shopsOf(context, [...wanted.carriers].slice(0, mostCarriers)),
    looksOf(context, [...wanted.looks].slice(0, mostLooks)),
  ])
  return mapElements(elements, (element) => {
    if (element.type === 'store-map') return { ...element, shops: shops.get(element.carrier) ?? [] }
    const look = element.type === 'lookbook' ? looks.get(element.lookbookId) : undefined
    return element.type === 'lookbook' && look !== undefined ? { ...element, look } : element
  })
}

function wantedBy(elements: ContentElements) {
  const [carriers, looks] = [new Set<string>(), new Set<string>()]
  mapElements(elements, (element) => {
    if (element.type === 'store-map') carriers.add(element.carrier)
    if (element.type === 'lookbook') looks.add(element.lookbookId)
    return element
  })
  return { carriers, looks }
}

async function shopsOf(
  context: Context,
  carriers: readonly string[],
): Promise<ReadonlyMap<string, readonly MappedShop[]>> {
  const found = carriers.map(async (carrier) => {
    const places = own.has(carrier)
      ? await shopPlaces(context)
      : (await findPlaces(context, { network: carrier, country: null, near: null, pageSize: 100, currentPage: 1 }))
          .places
    const shops = places.map(({ name, street, postcode, city, phone }) => ({
      name,
      address: [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone,
    }))
    return [carrier, shops] as const
  })
  return new Map(await Promise.all(found))
}

async function looksOf(context: Context, keys: readonly string[]): Promise<ReadonlyMap<string, ShownLook>> {
  if (keys.length === 0) return new Map()
  const [rows, settings] = await Promise.all([selectLooks(context.db, context.store.id, keys), storeSettings(context)])
  const tags = cacheTags(context)
  // Any product of a look may be sold or unsold later.
  tags.add('l')
  for (const { products } of rows) for (const { id } of products) tags.add(`p${id}`)
  const suffix = settings['catalog/seo/product_url_suffix']
  return new Map(
    rows.map(({ key, name, image, width, height, products }) => [
      key,
      {
        name,
        picture: `/media/${image}`,
        width,
        height,
        products: products.map((product) => ({ name: product.name, href: `/${product.urlKey}${suffix}` })),
      },
    ]),
  )
}
