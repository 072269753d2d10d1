import { describe, expect, it } from 'vitest'
import { badgeStyle, labelStyle } from './label-style.ts'

describe('MENU-03 a badge has its label colour as ground and its colour as text', () => {
  it('MENU-03 both as they are', () => {
    expect(badgeStyle('#b42318', '#fff')).toEqual({ backgroundColor: '#b42318', color: '#ffffff' })
  })

  it('MENU-03 the text is white where none is given', () => {
    expect(badgeStyle('#0f766e', null)).toEqual({ backgroundColor: '#0f766e', color: '#ffffff' })
  })

  it.each([
    ['no ground', null, null],
    ['no ground but a text', null, '#ffff00'],
    ['a pale ground under white', '#fde68a', null],
    ['two greys', '#888888', '#999999'],
    ['a ground that is no colour', 'url(x)', '#fff'],
    ['a text that is no colour', '#000', 'red; position: fixed'],
    ['a see-through ground', '#00000080', '#fff'],
  ])('MENU-03 %s leaves the default dark ground and white text', (_, ground, ink) => {
    expect(badgeStyle(ground, ink)).toBeUndefined()
  })
})

describe("MENU-03 a category's name has its label colour and its label CSS", () => {
  it.each<[string, string | null, string | null, object | undefined]>([
    ['nothing', null, null, undefined],
    ['a colour', '#b42318', null, { color: '#b42318' }],
    ['a colour that nobody could read', '#ffe066', null, undefined],
    [
      'weight and case',
      null,
      'font-weight: 700; text-transform: uppercase',
      { fontWeight: '700', textTransform: 'uppercase' },
    ],
    ['the CSS colour before the label colour', '#b42318', 'color: rgb(0, 80, 60)', { color: '#00503c' }],
    [
      'a pair of colours',
      null,
      'color:#fff;background:#1d2433;padding:2px 6px',
      { color: '#ffffff', backgroundColor: '#1d2433', padding: '2px 6px' },
    ],
    ['a pair that fails', null, 'color: #fff; background-color: #eee', undefined],
    [
      'addresses, positions, sizes and properties of its own',
      null,
      'background: url(//x); position: fixed; font-size: 90px; --ink: red; behavior: x',
      undefined,
    ],
    ['values that only begin well', null, 'font-weight: bold url(x); padding: 99999px', undefined],
  ])('MENU-03 %s', (_, colour, css, style) => expect(labelStyle(colour, css)).toEqual(style))
})
