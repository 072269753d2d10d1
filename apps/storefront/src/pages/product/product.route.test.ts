import { expect, it } from 'vitest'
import { withThumbnails } from './product.route.tsx'

it('PDP-14 CARD-01 uses the thumbnail on upsell cards, or the small image without one', () => {
  const products = [{ small_image: 'small', thumbnail: 'thumb' }, { small_image: 'small', thumbnail: null }, null]
  expect(withThumbnails(products).map((product) => product?.small_image)).toEqual(['thumb', 'small', undefined])
})
