import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ClubPoints } from './club-points.tsx'
import { ProductPoints } from './product-points.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = async (element: React.ReactNode, loyalty: object | null = { enabled: true, spend_per_point: 0.25 }) => {
  fakeGraphql({})
  return renderInShop(<div data-testid="points">{element}</div>, { layout: { storeConfig: { loyalty } } })
}
const points = page.getByTestId('points')

it.each([
  [39.9, 'Club members earn 159 points'],
  [0.25, 'Club members earn 1 point'],
])('a price of %s shows the points of the first level: %s', async (price, text) => {
  await show(
    <ul>
      <ProductPoints price={price} />
    </ul>,
  )
  await expect.element(points).toHaveTextContent(text)
})

it.each([
  ['no club', 39.9, { enabled: false, spend_per_point: 0.25 }],
  ['a club without points', 39.9, { enabled: true, spend_per_point: null }],
  ['a price below one point', 0.2, { enabled: true, spend_per_point: 0.25 }],
])('a product of a store with %s shows no points', async (_what, price, loyalty) => {
  await show(<ProductPoints price={price} />, loyalty)
  await expect.element(points).toBeEmptyDOMElement()
})

it('a cart shows what it earns, with a link to the page about the club', async () => {
  await show(<ClubPoints of="cart" points={79} />)
  await expect.poll(() => points.element().textContent).toMatch(/^Club members earn 79 points with this order\./)
  await expect.element(page.getByRole('link', { name: 'About the club' })).toHaveAttribute('href', '/eu/club')
})

it('an order shows its points, even if all were taken back', async () => {
  await show(<ClubPoints of="order" points={0} />)
  await expect.poll(() => points.element().textContent).toMatch(/^0 club points for this order\./)
})

it.each([
  ['cart', null],
  ['cart', 0],
  ['order', null],
] as const)('a %s without points (%s) shows nothing', async (of, count) => {
  await show(<ClubPoints of={of} points={count} />)
  await expect.element(points).toBeEmptyDOMElement()
})
