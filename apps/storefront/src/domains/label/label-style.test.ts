import { describe, expect, it } from 'vitest'
import { isPlain, labelStyle, labelWidth } from './label-style.ts'

describe('LABEL-06 the width of a label', () => {
  it.each<[string, string | null, string | null, string]>([
    ['is the size in percent', '45', 'max-width: 90px', '45%'],
    ['accepts a size with a percent sign', '20%', null, '20%'],
    ['is the max-width of the style', '', 'color: #000; max-width: 90px', '90px'],
    ['is a max-width in percent', null, 'MAX-WIDTH: 12.5%', '12.5%'],
    ['is a third by default', null, null, '33.33%'],
    ['is a third for a size of 0', '0', '', '33.33%'],
    ['is a third for a size wider than the picture', '400', '', '33.33%'],
    ['is a third for an invalid width', 'wide', 'max-width: calc(100vw)', '33.33%'],
  ])('LABEL-06 %s', (_, size, css, width) => expect(labelWidth(size, css)).toBe(width))
})

describe('LABEL-07 the style of a label', () => {
  it.each<[string, string, object]>([
    ['is empty without CSS', '', {}],
    [
      'allows colours, border, padding and font',
      'color: #fff; background-color: #1d2433; border: 1px solid #ccc; padding: 2px 8px; font-weight: 700; font-size: 14px',
      {
        border: '1px solid #ccc',
        padding: '2px 8px',
        fontWeight: '700',
        fontSize: '14px',
        color: 'rgb(255, 255, 255)',
        backgroundColor: 'rgb(29, 36, 51)',
      },
    ],
    [
      'adds dark text to a background without a text colour',
      'background: #ffe066',
      { color: 'rgb(29, 36, 51)', backgroundColor: 'rgb(255, 224, 102)' },
    ],
    [
      'adds a white background to a text colour without one',
      'color: #b42318',
      { color: 'rgb(180, 35, 24)', backgroundColor: 'rgb(255, 255, 255)' },
    ],
    ['drops colours with too little contrast', 'color: #fff; background: #eee', {}],
    ['drops a font size that is too small', 'font-size: 6px', {}],
    [
      'drops URLs, positions, sizes and values with anything after a valid beginning',
      'background: url(//x); position: fixed; inset: 0; z-index: 99; width: 900px; padding: 99999px; border: 1px solid red url(x); behavior: x; --ink: red; content: "x"; font-weight: bold url(x)',
      {},
    ],
  ])('LABEL-07 %s', (_, css, style) => expect(labelStyle(css)).toEqual(style))

  it('LABEL-07 a label without its own background or border is plain', () => {
    expect(isPlain(labelStyle('font-weight: 700'))).toBe(true)
    expect(isPlain(labelStyle('background: #1d2433; color: #fff'))).toBe(false)
    expect(isPlain(labelStyle('border: 1px solid #ccc'))).toBe(false)
  })
})
