import { expect, it } from 'vitest'
import { readVariant } from './variant.ts'

// The storefront's srcset states these widths. A file of another width would be shown too small or too large.
const steps = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560]

it.each([
  [1.5, { width: 984, height: 1476 }],
  [1.25, { width: 780, height: 975 }],
  [1, { width: 320, height: 320 }],
  [600 / 1440, { width: 1440, height: 600 }],
])('IMG-03 renders every step of a srcset at exactly its width, in the ratio %f', (ratio, original) => {
  const delivered = steps.map((step) => {
    const query = { width: String(step), height: String(Math.round(step * ratio)), fit: 'cover', auto: 'webp' }
    const { width, height } = readVariant(query, 'a.jpg', original) ?? {}
    return [width, height]
  })
  expect(delivered).toEqual(steps.map((step) => [step, Math.round(step * ratio)]))
})
