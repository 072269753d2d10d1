import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductLabelFragment, ProductLabelsQuery } from '#src/platform/graphql/documents.gen.ts'
import { createLabelLoader } from './label-loader.ts'

const label = (id: number, name: string): ProductLabelFragment => ({
  customer_group_ids: '0',
  image: null,
  label_id: 1,
  name,
  position: 'top-left',
  product_id: id,
  size: '',
  style: '',
  txt: name,
})
type Ids = { productIds: number[]; cardIds: number[] }
const responseTo = ({ productIds, cardIds }: Ids, suffix = ''): ProductLabelsQuery => ({
  setting: null,
  page: productIds.map((id) => ({ items: [label(id, `page${suffix}`)] })),
  cards: cardIds.map((id) => ({ items: [label(id, `card${suffix}`)] })),
})

const requests: Ids[] = []
let loader: ReturnType<typeof createLabelLoader>
let respond: (ids: Ids) => Promise<ProductLabelsQuery>
beforeEach(() => {
  vi.useFakeTimers()
  requests.length = 0
  respond = (ids) => Promise.resolve(responseTo(ids))
  loader = createLabelLoader((ids) => {
    requests.push(ids)
    return respond(ids)
  })
})
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(1000)
const nameOf = (mode: 'CATEGORY' | 'PRODUCT', id: number) => loader.read(mode, id).labels[0]?.name

it('LABEL-04 loads the labels of all products on the page in one request, in both modes', async () => {
  loader.show('CATEGORY', 3, false)
  loader.show('CATEGORY', 2, false)
  loader.show('PRODUCT', 2, false)
  loader.show('CATEGORY', 3, false)
  await settle()
  expect(requests).toEqual([{ productIds: [2], cardIds: [2, 3] }])
  expect(nameOf('PRODUCT', 2)).toBe('page')
  expect(nameOf('CATEGORY', 3)).toBe('card')
  expect(nameOf('PRODUCT', 3)).toBeUndefined()
})

it('LABEL-04 loads the labels of added products, without products that left the page', async () => {
  const leave = loader.show('CATEGORY', 1, false)
  await settle()
  leave()
  loader.show('CATEGORY', 2, false)
  await settle()
  expect(requests[1]).toEqual({ productIds: [], cardIds: [2] })
})

it('LABEL-04 loads the labels of a product again for another mode', async () => {
  loader.show('CATEGORY', 1, false)
  await settle()
  loader.show('PRODUCT', 1, false)
  await settle()
  expect(requests[1]).toEqual({ productIds: [1], cardIds: [1] })
})

it('LABEL-04 loads the labels of the same products once, and again after a sign-in', async () => {
  const leave = loader.show('CATEGORY', 1, false)
  await settle()
  loader.show('CATEGORY', 1, false)
  await settle()
  expect(requests).toHaveLength(1)
  leave()
  loader.show('CATEGORY', 1, true)
  await settle()
  expect(requests).toHaveLength(2)
})

it('LABEL-04 ignores a late response to an outdated request', async () => {
  const late: (() => void)[] = []
  respond = (ids) => new Promise((resolve) => late.push(() => resolve(responseTo(ids, String(late.length)))))
  loader.show('CATEGORY', 1, false)
  await settle()
  loader.show('CATEGORY', 1, true)
  await settle()
  late[1]?.()
  await settle()
  late[0]?.()
  await settle()
  expect(nameOf('CATEGORY', 1)).toBe('card2')
})

it('LABEL-04 retries a failed request with the next products', async () => {
  respond = () => Promise.reject(new Error('503'))
  loader.show('CATEGORY', 1, false)
  await settle()
  respond = (ids) => Promise.resolve(responseTo(ids))
  loader.show('CATEGORY', 1, false)
  await settle()
  expect(nameOf('CATEGORY', 1)).toBe('card')
})
