import fs from 'node:fs'
import path from 'node:path'
import { contrastOf, hexOf, parseColour, type Colour } from '@bocian/rules/contrast.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../settings.ts'
import { themeFault, themeOf } from './theme.ts'

const settingsOf = (accent: string, ground = '', more: Readonly<Record<string, string>> = {}) =>
  settingsFrom([
    new Map([
      ['design/theme/accent', accent],
      ['design/theme/ground', ground],
      ...Object.entries(more).map(([name, colour]): [string, string] => [`design/theme/${name}`, colour]),
    ]),
  ])
const part = fc.integer({ min: 0, max: 255 })
const colours = fc.tuple(part, part, part).map(hexOf)
const colourOf = (hex: string): Colour => parseColour(hex) ?? [0, 0, 0]
const contrast = (one: string, other: string): number => contrastOf(colourOf(one), colourOf(other))
const nearestIn = (fault: string): string => /passes is (#\w{6})/.exec(fault)?.[1] ?? 'none'

describe('the colours of a shop', () => {
  it('are those of the storefront’s style sheets without settings', () => {
    const ui = path.join(import.meta.dirname, '../../../../storefront/src/ui')
    const sheet = ['tokens.css', 'themes.css'].map((name) => fs.readFileSync(path.join(ui, name), 'utf8')).join('\n')
    const blocks = [...sheet.matchAll(/:root(?:\[data-theme='(\w+)'\])? \{([^}]*--accent:[^}]*)\}/g)]
    expect(blocks.map(([, theme = 'base']) => theme)).toEqual(['base', 'broel', 'lemon', 'marketplace'])
    for (const [, theme = 'base', block = ''] of blocks) {
      const { accent, ground, ownAccent, ownGround } = themeOf(theme, settingsFrom([]))
      expect(block).toContain(`--accent: ${accent};`)
      expect(block).toContain(`--canvas: ${ground};`)
      expect([ownAccent, ownGround]).toEqual([null, null])
      expect(themeFault(theme, settingsFrom([]))).toBeUndefined()
    }
  })

  it('are refused below a contrast of 4.5, with the nearest that passes', () => {
    expect(themeFault('base', settingsOf('#ff8800'))).toEqual({
      setting: 'design/theme/accent',
      reason:
        'the contrast of #ff8800 and #fff3e6 is 2.19, and text needs 4.5. The nearest colour that passes is #a65900',
    })
    expect(themeFault('base', settingsOf('', '#808080'))).toEqual({
      setting: 'design/theme/ground',
      reason: expect.stringMatching(/^the contrast of #808080 .* passes is #/),
    })
  })

  it('of the theme "base" follow from its accent and ground, as a merchant’s own do', () => {
    const { ownAccent, ownGround } = themeOf('base', settingsOf('#2f5d8a', '#f6f7f9'))
    const sheet = fs.readFileSync(path.join(import.meta.dirname, '../../../../storefront/src/ui/tokens.css'), 'utf8')
    for (const [token, colour] of Object.entries({
      accent: ownAccent?.accent,
      'accent-strong': ownAccent?.strong,
      'accent-tint': ownAccent?.tint,
      detail: ownAccent?.detail,
      canvas: ownGround?.ground,
      line: ownGround?.line,
      'line-strong': ownGround?.strong_line,
    }))
      expect(sheet).toContain(`--${token}: ${colour};`)
  })

  it('can be chosen one by one beside an own accent and ground', () => {
    const own = { accent_strong: '#0B5F58', accent_tint: '#e7f3f1', detail: '#d9480f', line: '#e8e2d9' }
    const settings = settingsOf('#0f766e', '#faf7f2', { ...own, line_strong: '#8a8377' })
    expect(themeOf('base', settings)).toMatchObject({
      ownAccent: { accent: '#0f766e', strong: '#0b5f58', tint: '#e7f3f1', detail: '#d9480f' },
      ownGround: { ground: '#faf7f2', line: '#e8e2d9', strong_line: '#8a8377' },
    })
    expect(themeFault('base', settings)).toBeUndefined()
    expect(themeOf('base', settingsOf('', '', own))).toMatchObject({ ownAccent: null, ownGround: null })
  })

  it.each([
    ['accent_strong', '#3fb3a8', 'text needs 4.5'],
    ['accent_tint', '#8fc7c0', 'text needs 4.5'],
    ['detail', '#ffb08a', 'borders and drawings need 3'],
    ['line_strong', '#c9c3b8', 'borders and drawings need 3'],
  ])('are refused as %s if they cannot be seen, with the nearest that can', (name, colour, reason) => {
    const fault = themeFault('base', settingsOf('#0f766e', '#faf7f2', { [name]: colour }))
    expect(fault?.setting).toBe(`design/theme/${name}`)
    expect(fault?.reason).toContain(`the contrast of ${colour} and `)
    expect(fault?.reason).toContain(reason)
    expect(nearestIn(fault?.reason ?? '')).not.toBe(colour)
    const nearest = settingsOf('#0f766e', '#faf7f2', { [name]: nearestIn(fault?.reason ?? '') })
    expect(themeFault('base', nearest)).toBeUndefined()
  })

  it('can be read on each other if they are accepted; otherwise the nearest colour is accepted in their place', () => {
    fc.assert(
      fc.property(colours, colours, (accent, ground) => {
        const fault = themeFault('base', settingsOf(accent, ground))
        if (fault !== undefined) {
          const nearest = nearestIn(fault.reason)
          const [a, g] = fault.setting === 'design/theme/accent' ? [nearest, ground] : [accent, nearest]
          const next = themeFault('base', settingsOf(a, g))
          if (fault.setting === 'design/theme/accent') expect(next).toBeUndefined()
          else expect(next?.setting ?? 'design/theme/accent').toBe('design/theme/accent')
          return
        }
        const { ownAccent, ownGround } = themeOf('base', settingsOf(accent, ground))
        for (const text of [ownAccent?.accent, ownAccent?.strong, '#1d2433', '#565d6d', '#b42318'])
          for (const on of ['#ffffff', ownAccent?.tint, ownGround?.ground])
            expect(contrast(String(text), String(on)), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5)
        for (const on of ['#ffffff', ownAccent?.tint, ownGround?.ground])
          expect(contrast(String(ownGround?.strong_line), String(on))).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 300 },
    )
  })
})
