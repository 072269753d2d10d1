import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { approveReturn, labelRoute, receiveReturn, returnByNumber } from './returns.ts'
import { requestReturn, returnItem, sentOrder } from './testing-returns.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = Fastify()
  labelRoute(server, shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

it('the label of an approved return is a PDF for anybody with the order’s token, until the parcel arrives', async () => {
  const headers = await newCustomer(shop, 'ada@example.com')
  const order = await sentOrder(shop, { email: 'ada@example.com' })
  const other = await sentOrder(shop, { email: 'ada@example.com' })
  await requestReturn(shop, order, [returnItem(order.items[0] ?? '')], headers)
  const number = `${order.number}-1`
  const url = `/return-label/${order.token}/${number}.pdf`
  const id = (await returnByNumber(shop.database.reader, number))?.id ?? 0
  const labelUrl = async () => {
    const { data } = await shop.execute<{ customer: { returns: { items: { label_url: string | null }[] } } }>(
      '{ customer { returns { items { label_url } } } }',
      {},
      headers,
    )
    return data.customer.returns.items[0]?.label_url
  }
  expect(await labelUrl()).toBeNull()
  expect((await server.inject(url)).statusCode).toBe(404)
  await shop.database.transaction((tx) => approveReturn(tx, id, { staff: 'Ewa', now: new Date() }))
  expect(await labelUrl()).toBe(url)
  const response = await server.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  for (const wrong of [
    url.replace(order.token, other.token),
    url.replace(number, `${number}9`),
    url.replace('.pdf', ''),
  ])
    expect((await server.inject(wrong)).statusCode, wrong).toBe(404)
  await shop.database.transaction((tx) => receiveReturn(tx, id, new Map(), { staff: 'Ewa', now: new Date() }))
  expect((await server.inject(url)).statusCode).toBe(404)
})
