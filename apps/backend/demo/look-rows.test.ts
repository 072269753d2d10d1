import { expect, it } from 'vitest'
import { products } from './catalogue.ts'
import { lookRows } from './look-rows.ts'

it('the look links to garments of the colours in which its scene is drawn', () => {
  for (const { pins = '' } of lookRows()) {
    const linked = pins.split(';').map((pin) => {
      const product = products.find(({ sku }) => sku === pin.split('@', 1)[0])
      return `${product?.colour} ${product?.design.cut}`
    })
    expect(linked).toEqual(['burgundy coat', 'yellow trousers', 'red dress', 'mint sweater'])
  }
})
