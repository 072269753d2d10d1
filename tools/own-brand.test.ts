import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoColours } from '../apps/backend/demo/colours-of-brand.ts'
import { root } from './processes.ts'

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')
const filesOf = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] }))

/** The demo's name, and what its texts called its customers' club and its newsletter. */
const demo =
  /bocian|\b(?:stork|storch|čap[íi]|barz[aă]|berze)|лелек|արագիլ|gniazd|hn[íi]zd|hniezd|\bnest\b|\bcuib\b|гнізд/iu

describe('the brand of the demo', () => {
  it.each(filesOf('apps/*/messages/*.json'))('is in no message of %s', (file) => {
    const named = Object.entries(JSON.parse(read(file)) as Record<string, string>).filter(([, text]) => demo.test(text))
    expect(named).toEqual([])
  })

  it('is not in the code that browsers get', () => {
    const files = filesOf(
      'apps/storefront/{src,public}/**/*.{ts,tsx,css,graphql}',
      'packages/rules/src/**/*.ts',
    ).filter((file) => !/\.(?:test|examples|gen)\.tsx?$|\.server\.tsx?$|\/testing|\/server\//.test(file))
    expect(files.length).toBeGreaterThan(1_000)
    const named = files.filter((file) => /bocian/i.test(withoutImportsAndComments(read(file))))
    expect(named).toEqual([])
  })

  it('has no colours in what shops share: code of browsers, style sheets, examples, emails and defaults', () => {
    const files = filesOf(
      'apps/storefront/src/**/*.{ts,tsx,css}',
      'apps/backend/src/**/*.ts',
      'packages/*/src/**/*.ts',
    ).filter((file) => !/\.(?:test|gen)\.tsx?$|\/testing|\/drawings\//.test(file))
    expect(files.length).toBeGreaterThan(1_500)
    const colours = demoColours()
    expect(colours.length).toBeGreaterThan(5)
    const coloured = files.flatMap((file) => {
      const text = read(file).toLowerCase().replaceAll('%23', '#')
      return colours.filter((colour) => text.includes(colour)).map((colour) => `${colour} in ${file}`)
    })
    expect(coloured).toEqual([])
  })

  it('has no file that is served unless a setting names it', () => {
    const own = filesOf('apps/storefront/public/**/*.*').map((file) => path.relative('apps/storefront/public', file))
    expect(own.filter((file) => !/^(?:demo|icons)\//.test(file))).toEqual([])
  })
})

/** The packages of the repository are called after the product, and comments are in no bundle. */
const withoutImportsAndComments = (code: string): string =>
  code.replaceAll(/'@bocian\/[^']*'|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
