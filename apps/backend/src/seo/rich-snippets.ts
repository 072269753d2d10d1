import type { Organization, Product as ProductThing, ProductGroup, WebPage, WebSite, WithContext } from 'schema-dts'
import type { ProductFacts } from '../catalogue/catalogue.ts'

const context = 'https://schema.org'

export interface ShopFacts {
  name: string
  url: string
  logo: string | null
  searchUrl: string
  language: string
}

/** The shop as an organisation. */
export function sellerSnippet(shop: ShopFacts): WithContext<Organization> {
  return {
    '@context': context,
    '@type': 'OnlineStore',
    '@id': `${shop.url}#seller`,
    name: shop.name,
    url: shop.url,
    ...(shop.logo === null ? {} : { logo: shop.logo }),
  }
}

/** The shop as a website with a search. */
export function websiteSnippet(shop: ShopFacts): WithContext<WebSite> {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: shop.searchUrl },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${shop.url}#website`,
    name: shop.name,
    url: shop.url,
    inLanguage: shop.language,
    potentialAction: action,
  }
}

export interface Step {
  name: string
  url: string
}

/** A page with its breadcrumbs; null where the shop shows none. */
export function webpageSnippet(
  page: { name: string; url: string; description: string | null; language: string },
  steps: readonly Step[] | null,
): WithContext<WebPage> {
  return {
    '@context': context,
    '@type': 'WebPage',
    '@id': page.url,
    url: page.url,
    name: page.name,
    inLanguage: page.language,
    ...(page.description === null ? {} : { description: page.description }),
    ...(steps === null ? {} : { breadcrumb: breadcrumbsOf(steps) }),
  }
}

const breadcrumbsOf = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList' as const,
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: url,
  })),
})

function offerOf(unit: ProductFacts['units'][number], facts: ProductFacts, url: string) {
  return {
    '@type': 'Offer' as const,
    url,
    price: unit.price,
    priceCurrency: facts.currency,
    availability: unit.isInStock ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const),
    itemCondition: 'https://schema.org/NewCondition' as const,
  }
}

const brandOf = ({ brand }: ProductFacts) =>
  brand === null ? {} : { brand: { '@type': 'Brand' as const, name: brand } }

/** A product with its offer, or a product group with an offer per variant. */
export function productSnippet(
  facts: ProductFacts,
  url: string,
): WithContext<ProductThing> | WithContext<ProductGroup> {
  const described = {
    name: facts.name,
    description: facts.description,
    image: facts.images,
    url,
    ...brandOf(facts),
    ...(facts.colour === null ? {} : { color: facts.colour }),
    ...(facts.material === null ? {} : { material: facts.material }),
  }
  const [only] = facts.units
  if (!facts.isGroup) {
    return {
      '@context': context,
      '@type': 'Product',
      sku: facts.sku,
      ...described,
      ...(only === undefined ? {} : { offers: offerOf(only, facts, url) }),
    }
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    productGroupID: facts.sku,
    ...described,
    variesBy: facts.units.some(({ colour }) => colour !== null)
      ? ['https://schema.org/size', 'https://schema.org/color']
      : ['https://schema.org/size'],
    hasVariant: facts.units.map((unit) => ({
      '@type': 'Product' as const,
      sku: unit.sku,
      name: unit.name,
      ...(unit.size === null ? {} : { size: unit.size }),
      ...(unit.colour === null ? {} : { color: unit.colour }),
      image: facts.images[0] ?? '',
      offers: offerOf(unit, facts, url),
    })),
  }
}
