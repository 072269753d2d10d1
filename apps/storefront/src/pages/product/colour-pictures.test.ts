import { expect, it } from 'vitest'
import { picturesOfColour } from './colour-pictures.tsx'

const image = (url: string, disabled = false) => ({
  __typename: 'ProductImage' as const,
  url,
  label: '',
  position: 0,
  disabled,
})
const variant = (colour: string, media_gallery: ReturnType<typeof image>[] | null) => ({
  attributes: [{ code: 'color', uid: colour }, null],
  product: { uid: colour, media_gallery },
})

it('PDP-12 returns the pictures of the first variant in the colour that has some', () => {
  const product = {
    uid: 'x',
    variants: [
      null,
      variant('blue', [image('/blue.jpg')]),
      variant('red', null),
      variant('red', [image('/hidden.jpg', true)]),
      variant('red', [image('/red.jpg')]),
      { attributes: null, product: null },
    ],
  }
  expect(picturesOfColour(product, 'red')).toEqual([image('/red.jpg')])
  expect(picturesOfColour(product, 'green')).toBeUndefined()
})

it('PDP-12 returns undefined for a product without variants', () => {
  expect(picturesOfColour(undefined, 'red')).toBeUndefined()
  expect(picturesOfColour({ uid: 'x' }, 'red')).toBeUndefined()
  expect(picturesOfColour({ uid: 'x', variants: null }, 'red')).toBeUndefined()
})
