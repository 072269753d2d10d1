import { expect, test } from 'vitest'
import { calculateListingPath } from './calculate-listing-path.ts'

test.each([
  ['shop.example/divka.html', 'divka'],
  ['shop.example/cz/divka/obleceni.html', 'divka/obleceni'],
  ['shop.example/cz/divka/obleceni/color:red/page:2.html', 'divka/obleceni'],
  ['https://shop.example:3000/divka.html?utm_source=x', 'divka'],
  ['shop.example', ''],
  ['', ''],
])('GQL-17 the listing %s is the category "%s"', (url, path) => {
  expect(calculateListingPath(url, { storeCode: 'cz', categorySuffix: '.html' })).toBe(path)
})
