import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { escapeAttribute, escapeText } from '#src/platform/html/html-tokens.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectOfCategories, selectSold, type ListWish, type SoldProduct } from './directive-queries.ts'
import type { Directive } from './read-directives.ts'

const mostSkus = 100

export const isProductList = ({ name, type }: Directive): boolean =>
  name === 'widget' && /^MagentoCatalogWidgetBlockProductProductsList\b/.test(type)

/**
 * The products of each list as links, in the list's order: readable without scripts, and the source of the SKUs for our own pages. Other
 * clients find the products by Magento's class names. Products that the store view does not sell are omitted, and lists chosen
 * neither by SKU nor by category are empty.
 */
export async function productLists(
  context: Context,
  lists: readonly Directive[],
): Promise<(list: Directive) => string> {
  if (lists.length === 0) return () => ''
  const tags = cacheTags(context)
  const skus = [...new Set(lists.flatMap(skusOf))]
  const sold = skus.length === 0 ? [] : await selectSold(context.db, context.store.id, skus)
  const wishes = lists.flatMap((list, index) => wishOf(list, index) ?? [])
  const listed = wishes.length === 0 ? [] : await productsOf(context, wishes)
  for (const { id } of [...sold, ...listed]) tags.add(`p${id}`)
  // An unsold product may be sold again later under an unknown id, so any change of the catalogue must invalidate the page.
  if (sold.length < skus.length || wishes.length > 0) tags.add('l')
  const bySku = new Map(sold.map((product) => [product.sku, product]))
  const byList = Map.groupBy(listed, ({ list }) => list)
  const suffix = (await storeSettings(context))['catalog/seo/product_url_suffix']
  const keys = lists.map(keyOf)
  return (list) => {
    const products = byList.get(keys.indexOf(keyOf(list))) ?? skusOf(list).flatMap((sku) => bySku.get(sku) ?? [])
    return linksTo(products, suffix)
  }
}

async function productsOf(context: Context, wishes: readonly ListWish[]) {
  const isByPrice = wishes.some(({ order }) => order.startsWith('price_'))
  const otherPrices = isByPrice ? await context.preview?.otherPrices(context) : undefined
  return selectOfCategories(context.db, context.store.id, wishes, otherPrices)
}

/** Whether we can tell the products of a list. */
export const isReadable = (list: Directive): boolean => ['sku', 'category_ids'].includes(optionOf(list))

const optionOf = ({ settings }: Directive): string => settings.get('condition_option') ?? ''
const keyOf = ({ settings }: Directive): string => JSON.stringify([...settings])

const valuesOf = ({ settings }: Directive): string[] => {
  const values = (settings.get('condition_option_value') ?? '').split(',').map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))].slice(0, mostSkus)
}

const skusOf = (list: Directive): string[] => (optionOf(list) === 'sku' ? valuesOf(list) : [])

function wishOf(list: Directive, index: number): ListWish | undefined {
  const categoryIds = valuesOf(list)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  if (optionOf(list) !== 'category_ids' || categoryIds.length === 0) return undefined
  const wanted = Number(list.settings.get('products_count'))
  const count = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, mostSkus) : 5
  return { list: index, categoryIds, count, order: list.settings.get('sort_order') ?? 'position' }
}

function linksTo(products: readonly SoldProduct[], suffix: string): string {
  if (products.length === 0) return ''
  const items = products.map(({ sku, name, urlKey }) => {
    const attributes = `href="/${escapeAttribute(urlKey + suffix)}" data-product-sku="${escapeAttribute(sku)}"`
    const link = `<a class="product-item-link" ${attributes}>${escapeText(name)}</a>`
    return `<li class="product-item-details"><span class="product-item-name">${link}</span></li>`
  })
  return `<ul class="product-items">${items.join('')}</ul>`
}
