import { describe, expect, it } from 'vitest'
import { swatchColour, swatchPaint } from './swatch-colour.ts'

describe('a swatch', () => {
  it('CARD-12 is painted with its colour, or with the thumbnail of its picture', () => {
    expect(swatchPaint({ value: '#cc0000' })).toBe('#cc0000')
    expect(swatchPaint({ value: 'x', thumbnail: 'https://shop.example/media/swatch/dots.png?v=1' })).toBe(
      'url(/media/swatch/dots.png?width=40&height=40) center / cover',
    )
    expect(swatchPaint(null)).toBe('transparent')
  })

  it('lets nothing into a style that is neither', () => {
    expect(swatchColour('red;background:url(//x)')).toBe('transparent')
    expect(swatchPaint({ value: '', thumbnail: '/media/a.png)url(//x' })).toBe('transparent')
  })
})
