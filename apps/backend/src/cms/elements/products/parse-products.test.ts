import type { Products } from '@bocian/rules/page-builder/elements.ts'
import { expect, it } from 'vitest'
import { only, stored } from '../testing-parse.ts'

const links = ['A', 'B']
  .map(
    (sku) =>
      `<li><span><a class="product-item-link" href="/${sku}.html" data-product-sku="${sku}">Name ${sku}</a></span></li>`,
  )
  .join('')
const products = [
  { sku: 'A', name: 'Name A', href: '/A.html' },
  { sku: 'B', name: 'Name B', href: '/B.html' },
]

it('CMS-13 reads a grid with the products in order and the list’s name', () => {
  expect(
    only(stored('products', `<ul>${links}</ul>`, 'data-appearance="grid" data-list-name="Lato" data-autoplay="true"')),
  ).toEqual({
    type: 'products',
    appearance: 'grid',
    products,
    listName: 'Lato',
  })
})

it.each([
  ['12', 12],
  [' 8 ', 8],
  ['0', undefined],
  ['many', undefined],
])('LIST-24 CMS-13 reads the page size %j of a grid as %j', (size, expected) => {
  const grid = only(stored('products', links, `data-appearance="grid" data-page-size="${size}"`)) as Products
  expect(grid.pageSize).toBe(expected)
})

it('CMS-13 reads a carousel with all settings', () => {
  const settings =
    'data-autoplay="true" data-autoplay-speed="5000" data-infinite-loop="true" data-show-arrows="true" data-show-dots="false" data-carousel-mode="continuous" data-center-padding="60px"'
  expect(only(stored('products', links, `data-appearance="carousel" ${settings}`))).toEqual({
    type: 'products',
    appearance: 'carousel',
    products,
    carousel: {
      autoplays: true,
      speed: 5000,
      isInfinite: true,
      hasArrows: true,
      hasDots: false,
      isContinuous: true,
      centerPadding: '60px',
    },
  })
})

it('CMS-13 has the editor’s defaults, and shows nothing without products', () => {
  expect(only(stored('products', links, 'data-appearance="carousel" data-center-padding="url(x)"'))).toHaveProperty(
    'carousel',
    {
      autoplays: false,
      speed: 4000,
      isInfinite: false,
      hasArrows: false,
      hasDots: true,
      isContinuous: false,
      centerPadding: '90px',
    },
  )
  expect(only(stored('products', ''))).toBeUndefined()
})
