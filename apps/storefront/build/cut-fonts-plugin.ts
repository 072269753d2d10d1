import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type Face = {
  readonly file: string
  /** The name of the subset, when one font file is split into several. */
  readonly part: string | undefined
  readonly weights: { readonly min: number; readonly max: number }
  readonly text: string
}

const resolveFile = createRequire(import.meta.url).resolve
const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']

/**
 * Subsets each font to the weights and letters that its `@font-face` rule declares. A rule names its file as
 * `url('cut:package/file.woff2')`, and a second subset of the same file as `url('cut:part:package/file.woff2')`. Full fonts are
 * about twice as large (decision 0014).
 */
export function cutFontsPlugin(styles: string, folder: string): Plugin {
  return {
    name: 'bocian-cut-fonts',
    async config() {
      await mkdir(folder, { recursive: true })
      const faces = facesOf(await readFile(styles, 'utf8'))
      const alias = await Promise.all(
        faces.map(async (face) => {
          const replacement = join(folder, cutName(face))
          await writeFile(replacement, await cutFace(face))
          return { find: `cut:${face.part === undefined ? '' : `${face.part}:`}${face.file}`, replacement }
        }),
      )
      return { resolve: { alias } }
    },
  }
}

/** The fonts that a style sheet marks for subsetting. Throws when a rule lacks its weights or letters. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const [, part, file] = /url\('cut:(?:([a-z]+):)?([^':]+)'\)/.exec(rule) ?? []
    if (file === undefined) return []
    const [, min, max] = /font-weight:\s*(\d+)\s+(\d+)/.exec(rule) ?? []
    const [, ranges] = /unicode-range:([^;]+);/.exec(rule) ?? []
    if (min === undefined || max === undefined || ranges === undefined)
      throw new Error(`The @font-face rule of ${file} needs font-weight and unicode-range`)
    return [{ file, part, weights: { min: Number(min), max: Number(max) }, text: lettersOf(ranges) }]
  })
}

/** The file name of a font subset. */
export const cutName = ({ file, part }: Face): string =>
  part === undefined ? basename(file) : `${part}-${basename(file)}`

function lettersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) =>
        String.fromCodePoint(start + step),
      )
    })
    .join('')
}

async function cutFace({ file, weights, text }: Face): Promise<Uint8Array> {
  const whole = await readFile(resolveFile(file))
  // `keepFeatures` is missing in the type declarations.
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const
  return subsetFont(whole, text, options)
}
