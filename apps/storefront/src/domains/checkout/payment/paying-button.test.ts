import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  ['pl-PL', 'Zamawiam z obowiązkiem zapłaty'],
  ['de-DE', 'Zahlungspflichtig bestellen'],
  ['cs-CZ', 'Objednat s\u00A0povinností platby'],
  ['sk-SK', 'Objednať s\u00A0povinnosťou platby'],
  ['ro-RO', 'Comandă cu obligație de plată'],
  ['en-GB', 'Order with obligation to pay'],
])('the order button in %s has the legally required text', (locale, words) => {
  const file = new URL(`../../../../messages/${locale}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(texts['checkout.placeOrder']).toBe(words)
})
