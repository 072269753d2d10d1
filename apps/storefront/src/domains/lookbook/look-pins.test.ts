import { describe, expect, it } from 'vitest'
import type { LookPinFragment, LookProductFragment } from '#src/platform/graphql/documents.gen.ts'
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
  it('LOOK-01 have a position in percent of the picture, and the configured popup side', () => {
    expect(shownPins({ pins: [pin('A')], products })).toEqual([
      { id: 'A', left: 25, top: 25, position: 'right', product: product('A') },
    ])
  })

  it('LOOK-04 leave out the pin of the current product', () => {
    const look = { pins: [pin('A'), pin('B')], products }
    expect(shownPins(look, 'A').map(({ id }) => id)).toEqual(['B'])
    expect(shownPins(look).map(({ id }) => id)).toEqual(['A', 'B'])
  })

  it('LOOK-05 leave out pins without a product', () => {
    expect(shownPins({ pins: [pin('GONE'), null, pin('B')], products }).map(({ id }) => id)).toEqual(['B'])
    expect(shownPins({ pins: [pin('A')], products: null })).toEqual([])
  })

  it('LOOK-01 move a pin beyond the picture to its edge', () => {
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
  ])('LOOK-02 opens at the %s of the pin', (position, place) => {
    expect(popupPlace({ left: 50, top: 50, position }, picture, popup)).toEqual(place)
  })

  it.each<[string, Position, number, number, { left: number; top: number }]>([
    ['opens below if there is no room above', 'top', 50, 10, { left: 413, top: 108 }],
    ['may extend below the picture rather than cover its pin', 'bottom', 50, 90, { left: 413, top: 748 }],
    ['opens at the left if there is no room at the right', 'right', 90, 50, { left: 698, top: 250 }],
    ['opens at the right if there is no room at the left', 'left', 10, 50, { left: 128, top: 250 }],
    ['stays within the side edges', 'bottom', 2, 10, { left: 0, top: 108 }],
    ['stays within the lower edge', 'right', 50, 98, { left: 528, top: 500 }],
  ])('LOOK-02 %s', (_, position, left, top, place) => {
    expect(popupPlace({ left, top, position }, picture, popup)).toEqual(place)
  })
})
