import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, hexOf, mixed, nearestPassing, neededContrast, parseColour, type Colour } from './contrast.ts'

const part = fc.integer({ min: 0, max: 255 })
const colours = fc.tuple(part, part, part)
const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0f766e', '#ffffff', 5.47],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrastOf(parseColour(one) ?? black, parseColour(other) ?? black)).toBeCloseTo(ratio, 2)
  })

  it('is the same either way round, and from 1 to 21', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        const ratio = contrastOf(one, other)
        expect(ratio).toBe(contrastOf(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })

  it('a colour is read as it was written', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(parseColour(hexOf(colour))).toEqual(colour)
      }),
    )
  })
})

describe('the nearest colour that passes', () => {
  const passes = (colour: Colour): boolean => contrastOf(colour, white) >= neededContrast.text

  it('passes, is the colour itself if that passes, and has no lighter step that passes', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const nearest = nearestPassing(colour, black, passes) ?? white
        expect(passes(nearest)).toBe(true)
        if (passes(colour)) expect(nearest).toEqual(colour)
        const lighter = Array.from({ length: 256 }, (_, step) => mixed(colour, black, step / 255))
        expect(
          lighter
            .slice(
              0,
              lighter.findIndex((step) => hexOf(step) === hexOf(nearest)),
            )
            .some(passes),
        ).toBe(false)
      }),
    )
  })

  it('is none where not even the other colour passes', () => {
    expect(nearestPassing([255, 255, 0], white, passes)).toBeNull()
  })
})
