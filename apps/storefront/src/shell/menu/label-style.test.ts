import { describe, expect, it } from 'vitest'
import { badgeStyle, labelStyle } from './label-style.ts'

describe('MENU-03 a badge uses its label colour as background and its own colour for text', () => {
  it('MENU-03 uses both colours unchanged', () => {
    expect(badgeStyle('#b42318', '#fff')).toEqual({ backgroundColor: '#b42318', color: '#ffffff' })
  })

  it('MENU-03 has white text by default', () => {
    expect(badgeStyle('#0f766e', null)).toEqual({ backgroundColor: '#0f766e', color: '#ffffff' })
  })

  it('MENU-03 has the default dark background under a text colour of its own', () => {
    expect(badgeStyle(null, '#ffff00')).toEqual({ color: '#ffff00' })
  })

  it.each([
    ['no background', null, null],
    ['no background but a dark text colour', null, '#333333'],
    ['a pale background under white', '#fde68a', null],
    ['two greys', '#888888', '#999999'],
    ['a background that is no colour', 'url(x)', '#fff'],
    ['a text colour that is no colour', '#000', 'red; position: fixed'],
    ['a transparent background', '#00000080', '#fff'],
  ])('MENU-03 %s keeps the default dark background and white text', (_, ground, ink) => {
    expect(badgeStyle(ground, ink)).toBeUndefined()
  })
})

describe('MENU-03 a category name uses its label colour and safe label CSS:', () => {
  it.each<[string, string | null, string | null, object | undefined]>([
    ['nothing', null, null, undefined],
    ['a colour', '#b42318', null, { color: '#b42318' }],
    ['a colour with too little contrast', '#ffe066', null, undefined],
    [
      'weight and case',
      null,
      'font-weight: 700; text-transform: uppercase',
      { fontWeight: '700', textTransform: 'uppercase' },
    ],
    ['the CSS colour wins over the label colour', '#b42318', 'color: rgb(0, 80, 60)', { color: '#00503c' }],
    [
      'a pair of colours',
      null,
      'color:#fff;background:#1d2433;padding:2px 6px',
      { color: '#ffffff', backgroundColor: '#1d2433', padding: '2px 6px' },
    ],
    ['a pair with too little contrast', null, 'color: #fff; background-color: #eee', undefined],
    [
      'drops URLs, positions, sizes and custom properties',
      null,
      'background: url(//x); position: fixed; font-size: 90px; --ink: red; behavior: x',
      undefined,
    ],
    ['drops values with a valid start only', null, 'font-weight: bold url(x); padding: 99999px', undefined],
  ])('MENU-03 %s', (_, colour, css, style) => expect(labelStyle(colour, css)).toEqual(style))
})
