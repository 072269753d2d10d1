import { expect, it, onTestFinished } from 'vitest'
import { shop } from './browser.ts'
import { admin, callGraphql, importRows } from './shop.ts'

const sku = `FRESH-${Date.now()}`
const product = {
  sku,
  product_type: 'simple',
  categories: 'Default Category/Girls/Clothing',
  name: 'Zebrozaur w paski',
  visibility: 'Catalog, Search',
  product_online: '1',
  price: '61',
  qty: '5',
  is_in_stock: '1',
}

interface Listed {
  products: {
    items: {
      sku: string
      name: string
      stock_status: string
      price_range: { minimum_price: { final_price: { value: number } } }
    }[]
  }
}
const facts = 'items { sku name stock_status price_range { minimum_price { final_price { value } } } }'

/** How a list in the Polish store shows the product: name, price and stock. */
async function listed(question: string): Promise<string | undefined> {
  const { products } = await callGraphql<Listed>(`{ products(${question}, pageSize: 60) { ${facts} } }`, {}, 'pl')
  const found = products.items.find((item) => item.sku === sku)
  return found && `${found.name} ${found.price_range.minimum_price.final_price.value} ${found.stock_status}`
}

const searched = async (text: string): Promise<string | undefined> => listed(`search: "${text}"`)
const inBoys = async (): Promise<string | undefined> => {
  const tree = '{ categoryList { children { uid name } } }'
  const { categoryList } = await callGraphql<{ categoryList: { children: { uid: string; name: string }[] }[] }>(
    tree,
    {},
    'eu',
  )
  const uid = categoryList[0]?.children.find(({ name }) => name === 'Boys')?.uid
  return listed(`filter: { category_uid: { eq: "${uid}" }, name: { match: "Zebrozaur" } }`)
}
const shownBySearch = async (): Promise<string> =>
  (await fetch(`${shop}/search/query/${encodeURIComponent('zebrozaur')}`)).text()

it('a new product and changes of its price, name, stock and category appear in lists and search', async () => {
  expect(await searched('zebrozaur')).toBeUndefined()
  onTestFinished(() => importRows([{ ...product, product_online: '2' }]))
  await importRows([product])
  await expect.poll(async () => searched('zebrozaur')).toBe('Zebrozaur w paski 61 IN_STOCK')
  await expect.poll(shownBySearch).toContain('Zebrozaur w paski')

  await importRows([{ ...product, price: '47' }])
  await expect.poll(async () => searched('zebrozaur')).toBe('Zebrozaur w paski 47 IN_STOCK')
  await expect.poll(shownBySearch).toMatch(/47,00/)

  await importRows([{ ...product, price: '47', name: 'Zebrozaur w kropki' }])
  await expect.poll(async () => searched('zebrozaur kropki')).toBe('Zebrozaur w kropki 47 IN_STOCK')

  await admin('stock', sku, '0')
  await expect.poll(async () => searched('zebrozaur')).toBe('Zebrozaur w kropki 47 OUT_OF_STOCK')

  expect(await inBoys()).toBeUndefined()
  await importRows([{ ...product, categories: 'Default Category/Boys/Clothing' }])
  await expect.poll(inBoys).toMatch(/^Zebrozaur/)

  await importRows([{ ...product, product_online: '2' }])
  await expect.poll(async () => searched('zebrozaur')).toBeUndefined()
})
