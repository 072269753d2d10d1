import { describe, expect, it } from 'vitest'
import { swatchColour, swatchPaint } from './swatch-colour.ts'

describe('a swatch', () => {
  it('CARD-12 shows its colour, or the thumbnail of its picture', () => {
    expect(swatchPaint({ value: '#cc0000' })).toBe('#cc0000')
    expect(swatchPaint({ value: 'x', thumbnail: 'https://shop.example/media/swatch/dots.png?v=1' })).toBe(
      'url(/media/swatch/dots.png?width=40&height=40) center / cover',
    )
    expect(swatchPaint(null)).toBe('transparent')
  })

  it('is transparent for any other value', () => {
    expect(swatchColour('red;background:url(//x)')).toBe('transparent')
    expect(swatchPaint({ value: '', thumbnail: '/media/a.png)url(//x' })).toBe('transparent')
  })
})
