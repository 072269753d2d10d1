import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { storeViews } from '../platform/i18n/store-views.ts'

type Tokens = Readonly<Record<string, string>>

const sheet = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')
const read = (block: string): Tokens =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
const base = read(sheet('tokens.css').split(':root {')[1]?.split('}')[0] ?? '')
const themes = new Map<string, Tokens>(
  [...sheet('themes.css').matchAll(/data-theme='(\w+)'\] \{([^}]*)\}/g)].map(([, name = '', block = '']) => [
    name,
    { ...base, ...read(block) },
  ]),
)
const brands = new Map([['base', base], ...themes])

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe('AMB-58 brand themes', () => {
  it('define the tokens of every store view’s brand', () => {
    expect([...new Set(storeViews.map(({ theme }) => theme))].toSorted()).toEqual([...brands.keys()].toSorted())
  })

  it('differ in colour and in shape', () => {
    const looks = [...brands.values()].map((tokens) => [tokens['--accent'], tokens['--radius-s']])
    expect(new Set(looks.map(([accent]) => accent)).size).toBe(brands.size)
    expect(new Set(looks.map(([, radius]) => radius)).size).toBe(brands.size)
  })

  it.each([...brands])('%s has a contrast of 4.5 for text and 3 for the borders of controls', (_name, tokens) => {
    const of = (name: string): string => tokens[name] ?? ''
    for (const ground of ['--paper', '--canvas', '--accent-tint']) {
      for (const text of ['--ink', '--ink-soft', '--accent', '--accent-strong', '--sale'])
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('--line-strong'), of(ground)), `--line-strong on ${ground}`).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(of('--paper'), of('--accent')), 'white on --accent').toBeGreaterThanOrEqual(4.5)
  })
})
