import { ancestorsOf, plainText, productFacts, type Product } from '../catalogue/catalogue.ts'
import { type Category } from '../catalogue/index/index.ts'
import type { CmsPageView } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import { encodeHtml } from './encode-html.ts'
import { shopName, storeSettings, urlsOf, storeUrls, withSettings } from '../store/store.ts'
import { canonicalUrl } from './addresses.ts'
import { languageOf } from './languages.ts'
import {
  productSnippet,
  sellerSnippet,
  webpageSnippet,
  websiteSnippet,
  type ShopFacts,
  type Step,
} from './rich-snippets.ts'

const longestDescription = 300

export interface SeoMarkup {
  rich_snippets: { product: string | null; seller: string; webpage: string; website: string }
  social_markup: string
}

async function shopOf(ctx: Context): Promise<ShopFacts> {
  const settings = await storeSettings(ctx)
  const { base } = urlsOf(ctx.store, settings)
  const logo = settings['design/header/logo_src']
  return {
    name: shopName(ctx.store, settings),
    url: base,
    logo: logo === '' ? null : new URL(logo, base).href,
    searchUrl: `${base}search?q={search_term_string}`,
    language: languageOf(ctx.store),
  }
}

interface Subject {
  kind: 'product' | 'website'
  name: string
  url: string
  description: string | null
  image: string | null
  /** The pages on the way to it; null if its page shows no breadcrumbs. */
  steps: Step[] | null
  product: string | null
}

async function markupOf(ctx: Context, subject: Subject): Promise<SeoMarkup> {
  const shop = await shopOf(ctx)
  const { name, url, description, steps } = subject
  const home = { name: shop.name, url: shop.url }
  const breadcrumbs = steps && [home, ...steps, { name, url }]
  const webpage = webpageSnippet({ name, url, description, language: shop.language }, breadcrumbs)
  return {
    rich_snippets: {
      product: subject.product,
      seller: JSON.stringify(sellerSnippet(shop)),
      webpage: JSON.stringify(webpage),
      website: JSON.stringify(websiteSnippet(shop)),
    },
    social_markup: socialMarkup(ctx, shop, subject),
  }
}

/** Open Graph (https://ogp.me) as meta elements. */
function socialMarkup(ctx: Context, shop: ShopFacts, subject: Subject): string {
  const properties: [string, string | null][] = [
    ['og:type', subject.kind],
    ['og:title', subject.name],
    ['og:description', subject.description],
    ['og:url', subject.url],
    ['og:image', subject.image],
    ['og:site_name', shop.name],
    ['og:locale', ctx.store.locale],
  ]
  return properties
    .filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== '')
    .map(([property, content]) => `<meta property="${property}" content="${encodeHtml(content)}">`)
    .join('')
}

async function stepsTo(ctx: Context, categories: readonly Category[]): Promise<Step[]> {
  const urls = await Promise.all(categories.map(async ({ id }) => canonicalUrl(ctx, 'category', id)))
  return categories.flatMap(({ name }, index) => {
    const url = urls[index]
    return url === null || url === undefined ? [] : [{ name, url }]
  })
}

/** Structured data of a product; null if it is not visible. */
export async function describeProduct(ctx: Context, product: Product): Promise<SeoMarkup | null> {
  // At the same time, so that the stock is read together with that of the response's other fields.
  const [url, facts] = await Promise.all([canonicalUrl(ctx, 'product', product.id), productFacts(ctx, product)])
  if (url === null) return null
  const deepest = facts.categories.toSorted((a, b) => b.level - a.level)[0]
  return markupOf(ctx, {
    kind: 'product',
    name: facts.name,
    url,
    description: product.document.metaDescription ?? shortText(facts.description),
    image: facts.images[0] ?? null,
    steps: await stepsTo(ctx, deepest === undefined ? [] : [...ancestorsOf(deepest), deepest]),
    product: JSON.stringify(productSnippet(facts, url)),
  })
}

/** Structured data of a category; null if it is not visible. */
export async function describeCategory(ctx: Context, category: Category): Promise<SeoMarkup | null> {
  const url = await canonicalUrl(ctx, 'category', category.id)
  if (url === null) return null
  return markupOf(ctx, {
    kind: 'website',
    name: category.name,
    url,
    description: category.metaDescription ?? shortText(plainText(await withSettings(ctx, category.description ?? ''))),
    image: category.image === null ? null : `${(await storeUrls(ctx)).media}catalog/category/${category.image}`,
    steps: await stepsTo(ctx, ancestorsOf(category)),
    product: null,
  })
}

/** Structured data of a content page. */
export async function describePage(ctx: Context, page: CmsPageView, url: string): Promise<SeoMarkup> {
  const hasBreadcrumbs = (await storeSettings(ctx))['web/default/show_cms_breadcrumbs']
  return markupOf(ctx, {
    kind: 'website',
    name: page.meta_title || page.title,
    url,
    description:
      page.meta_description || shortText(plainText(withoutDirectives(await withSettings(ctx, page.content)))),
    image: null,
    steps: hasBreadcrumbs ? [] : null,
    product: null,
  })
}

/** Without what stands for a block or a widget: `{{block id="…"}}`. */
const withoutDirectives = (html: string): string => html.replaceAll(/\{\{[^{}]*\}\}/g, ' ')

const shortText = (text: string): string | null => (text === '' ? null : text.slice(0, longestDescription))
