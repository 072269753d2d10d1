import { describe, expect, it } from 'vitest'
import type { LookPinFragment, LookProductFragment } from '#src/graphql/documents.gen.ts'
import { popupPlace, shownPins, type Position } from './look-pins.ts'

const pin = (text: string, more: Partial<LookPinFragment> = {}): LookPinFragment => ({
  id: text,
  imgH: 600,
  imgW: 1200,
  left: 300,
  position: 'right',
  text,
  top: 150,
  ...more,
})
const product = (sku: string) => ({ sku, name: sku }) as LookProductFragment
const products = [product('A'), product('B')]

describe('the pins of a look', () => {
  it('LOOK-01 stand at left and top, in percent of the picture, on the side they name', () => {
    expect(shownPins({ pins: [pin('A')], products })).toEqual([
      { id: 'A', left: 25, top: 25, position: 'right', product: product('A') },
    ])
  })

  it('LOOK-04 the one of the product itself is left out', () => {
    const look = { pins: [pin('A'), pin('B')], products }
    expect(shownPins(look, 'A').map(({ id }) => id)).toEqual(['B'])
    expect(shownPins(look).map(({ id }) => id)).toEqual(['A', 'B'])
  })

  it('LOOK-05 those without a product are left out', () => {
    expect(shownPins({ pins: [pin('GONE'), null, pin('B')], products }).map(({ id }) => id)).toEqual(['B'])
    expect(shownPins({ pins: [pin('A')], products: null })).toEqual([])
  })

  it('LOOK-01 a pin beyond the picture stands at its edge', () => {
    expect(shownPins({ pins: [pin('A', { left: 5000, top: null })], products })).toMatchObject([{ left: 100, top: 0 }])
  })
})

describe('LOOK-02 the popup of a pin', () => {
  const picture = { width: 1000, height: 800 }
  const popup = { width: 174, height: 300 }
  it.each<[Position, { left: number; top: number }]>([
    ['bottom', { left: 413, top: 428 }],
    ['top', { left: 413, top: 72 }],
    ['left', { left: 298, top: 250 }],
    ['right', { left: 528, top: 250 }],
  ])('LOOK-02 stands at the %s of it', (position, place) => {
    expect(popupPlace({ left: 50, top: 50, position }, picture, popup)).toEqual(place)
  })

  it.each<[string, Position, number, number, { left: number; top: number }]>([
    ['above stands below where there is no room', 'top', 50, 10, { left: 413, top: 108 }],
    ['below may leave the picture rather than cover its pin', 'bottom', 50, 90, { left: 413, top: 748 }],
    ['at the right stands at the left where there is no room', 'right', 90, 50, { left: 698, top: 250 }],
    ['at the left stands at the right where there is no room', 'left', 10, 50, { left: 128, top: 250 }],
    ['stays beside the edges', 'bottom', 2, 10, { left: 0, top: 108 }],
    ['stays beside the lower edge', 'right', 50, 98, { left: 528, top: 500 }],
  ])('LOOK-02 %s', (_, position, left, top, place) => {
    expect(popupPlace({ left, top, position }, picture, popup)).toEqual(place)
  })
})
