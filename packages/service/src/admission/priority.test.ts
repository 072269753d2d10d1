import { expect, it } from 'vitest'
import { isRobot, priorityOfOperation } from './priority.ts'

it.each([
  '{"query":"mutation { createEmptyCart }"}',
  '{"operationName":"placeOrder","query":"mutation placeOrder($id: String!) { placeOrder(input: {cart_id: $id}) { order { order_number } } }"}',
  '{"query":"query GetCart($id: String!) { cart(cart_id: $id) { items { uid product { name } } } }"}',
  '{"query":"{ customerCart { id } }"}',
  '{"query":"mutation { addProductsToCart(cartId: \\"a\\", cartItems: []) { cart { id } } }"}',
])('P13 carts and orders come before all others: %s', (text) => {
  expect(priorityOfOperation(text)).toBe('checkout')
})

it.each([
  '{"query":"{ products(search: \\"body\\") { items { sku } } }"}',
  '{"query":"{ storeConfig { store_code } }"}',
  '{"query":"mutation { subscribeEmailToNewsletter(email: \\"a@example.com\\") { status } }"}',
  // A cart does not carry a listing to the front.
  '{"query":"{ cart(cart_id: \\"x\\") { id } products(search: \\"body\\") { items { sku } } }"}',
])('others wait: %s', (text) => {
  expect(priorityOfOperation(text)).toBe('shopper')
})

it('only crawlers are known by their user agent', () => {
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'bingbot/2.0',
    'Mozilla/5.0 (compatible; SemrushBot-SA/0.97; +http://www.semrush.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
  ]
  expect(robots.filter(isRobot)).toEqual(robots)
  const people = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 8.0; CUBOT_X18_Plus) AppleWebKit/537.36 Chrome/90.0 Mobile Safari/537.36',
    'ShopApp/1.0',
    undefined,
  ]
  expect(people.filter(isRobot)).toEqual([])
})

it.each([
  'node',
  'undici',
  'axios/1.7.2',
  'okhttp/4.12.0',
  'Dart/3.4 (dart:io)',
  'GuzzleHttp/7',
  'python-requests/2.32',
  'Apache-HttpClient/4.5',
  'HeadlessStorefront/2.0',
  'curl/8.0',
])('P13 an unmodified client of Magento does not wait with the crawlers: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false)
})
