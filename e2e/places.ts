import { filledCart, callGraphql } from './shop.ts'

interface Category {
  uid: string
  url_path: string
  children?: Category[]
}

/** The path in another store of a category; undefined if that store does not have it. */
export async function categoryIn(store: string, uid: string): Promise<string | undefined> {
  const { categories } = await callGraphql<{ categories: { items: Category[] } }>(
    'query($uid: String!) { categories(filters: { category_uid: { eq: $uid } }) { items { uid url_path } } }',
    { uid },
    store,
  )
  const [found] = categories.items
  return found && `/${store === 'pl' ? '' : `${store}/`}${found.url_path}`
}

/** The uid of the entity at a path in the Polish store. */
export async function uidInPoland(path: string): Promise<string> {
  const { route } = await callGraphql<{ route: { uid: string } }>(
    'query($url: String!) { route(url: $url) { ... on CategoryTree { uid } } }',
    { url: path },
    'pl',
  )
  return route.uid
}

/** A category that one store has and another lacks, with its parent's path in the other store. */
export async function missingElsewhere(store: string, other: string): Promise<{ path: string; parentThere: string }> {
  const tree = '{ categoryList { children { uid url_path children { uid url_path } } } }'
  const { categoryList } = await callGraphql<{ categoryList: Category[] }>(tree, {}, store)
  for (const parent of categoryList[0]?.children ?? []) {
    for (const child of parent.children ?? []) {
      if (await categoryIn(other, child.uid)) continue
      const parentThere = await categoryIn(other, parent.uid)
      if (parentThere) return { path: `/${store}/${child.url_path}`, parentThere }
    }
  }
  throw new Error(`${other} has all categories of ${store}`)
}

/** The name in URLs of a colour that is available in a category. */
export async function colourOf(uid: string, store: string): Promise<string> {
  const { products } = await callGraphql<{
    products: { aggregations: { attribute_code: string; options: { slug: string; count: number }[] }[] }
  }>(
    'query($uid: String!) { products(filter: { category_uid: { eq: $uid } }) { aggregations { attribute_code options { slug count } } } }',
    { uid },
    store,
  )
  const colours = products.aggregations.find((facet) => facet.attribute_code === 'color')?.options ?? []
  const [largest] = colours.toSorted((a, b) => b.count - a.count)
  if (!largest) throw new Error(`${store} has no colours there`)
  return largest.slug
}

/** A guest's cart in the Polish store with two items of the product with variants. */
export async function cartInPoland(): Promise<string> {
  const { products } = await callGraphql<{
    products: { items: { variants: { product: { sku: string; stock_status: string } }[] }[] }
  }>(
    '{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }',
    {},
    'pl',
  )
  const variant = products.items[0]?.variants.find(({ product }) => product.stock_status === 'IN_STOCK')
  return filledCart([{ sku: variant?.product.sku ?? '', quantity: 2 }])
}
