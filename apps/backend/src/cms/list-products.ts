import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { escapeAttribute, escapeText } from '#src/platform/html/html-tokens.ts'
import { selectSold, type SoldProduct } from './queries.ts'

const mostSkus = 100
const quote = '(?:"|&quot;)'
const directive = new RegExp(
  String.raw`\{\{widget type=${quote}Magento\\+CatalogWidget\\+Block\\+Product\\+ProductsList\b([^}]*)\}\}`,
  'g',
)
const chosen = new RegExp(String.raw`\bcondition_option=${quote}sku${quote}`)
const value = new RegExp(String.raw`\bcondition_option_value=${quote}([^"&]*)`)

/**
 * Replaces a page builder's product list with links, in SKU order: readable without scripts, and the source of the SKUs for our
 * own pages. Other clients find the products by Magento's class names. Products that the store view does not sell are omitted,
 * and lists not chosen by SKU are empty.
 */
export async function listProducts(context: Context, html: string): Promise<string> {
  const skus = [...new Set(Array.from(html.matchAll(directive), ([, settings]) => skusOf(settings)).flat())]
  if (skus.length === 0) return html.replaceAll(directive, '')
  const sold = await selectSold(context.db, context.store.id, skus)
  const tags = cacheTags(context)
  for (const { id } of sold) tags.add(`p${id}`)
  // An unsold product may be sold again later under an unknown id, so any change of the catalogue must invalidate the page.
  if (sold.length < skus.length) tags.add('l')
  const products = new Map(sold.map((product) => [product.sku, product]))
  const suffix = (await storeSettings(context))['catalog/seo/product_url_suffix']
  return html.replaceAll(directive, (_whole, settings: string) =>
    linksTo(
      skusOf(settings).flatMap((sku) => products.get(sku) ?? []),
      suffix,
    ),
  )
}

function skusOf(settings = ''): string[] {
  if (!chosen.test(settings)) return []
  const skus = (value.exec(settings)?.[1] ?? '').split(',').map((sku) => sku.trim())
  return [...new Set(skus.filter((sku) => sku !== ''))].slice(0, mostSkus)
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
