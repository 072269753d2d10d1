import fs from 'node:fs'
import path from 'node:path'
import { contrastOf, hexOf, parseColour, type Colour } from '@bocian/rules/contrast.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../settings.ts'
import { themeFault, themeOf } from './theme.ts'

const settingsOf = (accent: string, ground = '') =>
  settingsFrom([
    new Map([
      ['design/theme/accent', accent],
      ['design/theme/ground', ground],
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
