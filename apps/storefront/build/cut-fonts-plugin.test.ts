import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cutFontsPlugin, cutName, facesOf } from './cut-fonts-plugin.ts'

const tokens = fileURLToPath(new URL('../src/ui/tokens.css', import.meta.url))

describe('font subsets', () => {
  it('have the weights and letters that their @font-face rule declares', () => {
    const [face] = facesOf(
      "@font-face { font-family: A; src: url('cut:a/b.woff2'); font-weight: 400 700; unicode-range: U+41-43, U+20AC; }",
    )
    expect(face).toEqual({ file: 'a/b.woff2', part: undefined, weights: { min: 400, max: 700 }, text: 'ABC€' })
  })

  it('can split one font into parts without overlapping letters', async () => {
    const faces = facesOf(await readFile(tokens, 'utf8'))
    const names = faces.map(cutName)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('rare-onest-latin-wght-normal.woff2')
    const letters = faces.flatMap(({ text }) => [...text])
    expect(new Set(letters).size).toBe(letters.length)
  })

  it('fail when the rule declares no letters', () => {
    expect(() => facesOf("@font-face { src: url('cut:a/b.woff2'); font-weight: 400 700; }")).toThrow('a/b.woff2')
  })

  it('cover every letter of the eight languages and fit into one round trip each', async () => {
    const faces = facesOf(await readFile(tokens, 'utf8'))
    const letters = new Set(faces.flatMap(({ text }) => [...text]))
    const wanted = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźżČĎĚŇŘŠŤŮŽčďěňřšťůžÁÄĹĽÔŔáäĺľôŕÄÖÜßẞäöüßĂÂÎȘȚăâîșțҐЄІЇЩЮЯґєіїщюя’₴ԱՖաֆևԵՒև֏€„”–…'
    expect([...wanted].filter((letter) => !letters.has(letter))).toEqual([])

    const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
    const { config } = cutFontsPlugin(tokens, folder)
    if (typeof config !== 'function') throw new Error('The plugin has no config hook')
    await config.call({} as never, {}, { command: 'build', mode: 'production' })
    for (const face of faces) {
      const { size } = await stat(path.join(folder, cutName(face)))
      expect(size, cutName(face)).toBeLessThan(14_000)
    }
  })
})
