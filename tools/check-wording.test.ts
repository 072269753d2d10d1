import { describe, expect, it } from 'vitest'
import { checkWording } from './check-wording.ts'
import { readWordingRules, wordsOfName } from './wording-rules.ts'

const rules = readWordingRules(`# Glossary

| \`outside\` | \`not a rule\` | |

## Say / do not say

| say | do not write | do not use in names |
| --- | --- | --- |
| stale | \`grew old\`, is gone | |
| again | \`anew\` | \`anew\` |
| bitset | \`set of places\` | \`placeSet\` |

## Later

| other | \`later rule\` | |
`)

const found = (file: string, text: string): string[] =>
  checkWording(file, text, rules).map(({ line, entry, instead }) => `${line} ${entry} → ${instead}`)

describe('phrases', () => {
  it('are found in comments, with the line and the better term', () => {
    expect(found('a.ts', 'const a = 1\n\n// It grew old.\n')).toEqual(['3 grew old → stale'])
    expect(found('a.ts', 'f(/* anew */ 1)')).toEqual(['1 anew → again'])
    expect(found('a.ts', 'const a = {\n  // Grew old.\n}')).toEqual(['2 grew old → stale'])
  })

  it('are found across the line breaks of a comment', () => {
    expect(found('a.ts', '/**\n * A set of\n * places.\n */\nconst a = 1')).toEqual(['2 set of places → bitset'])
    expect(found('a.ts', '// It grew\n// old.\n')).toEqual(['1 grew old → stale'])
  })

  it('are found in test titles of every form', () => {
    expect(found('a.test.ts', "it('is rendered anew', () => {})")).toEqual(['1 anew → again'])
    expect(found('a.test.ts', "describe.each([1])('%s anew', () => {})")).toEqual(['1 anew → again'])
    expect(found('a.test.ts', 'test.skipIf(x)(`anew ${1}`, () => {})')).toEqual(['1 anew → again'])
  })

  it('are ignored in code, strings and page texts', () => {
    expect(found('a.ts', "const text = 'made anew // grew old'")).toEqual([])
    expect(found('a.tsx', 'const a = <p>It grew old // anew</p>')).toEqual([])
    expect(found('a.ts', "log('grew old')")).toEqual([])
  })

  it('match whole words only', () => {
    expect(found('a.ts', '// renewed sets of places, grew older, re-anew')).toEqual([])
  })

  it('without backquotes in the table are not checked', () => {
    expect(found('a.ts', '// The file is gone.')).toEqual([])
  })

  it('are found in style sheets, schemas, settings and docs, but not in code of docs', () => {
    expect(found('a.css', '.anew { color: red } /* anew */')).toEqual(['1 anew → again'])
    expect(found('a.graphql', 'type A {\n  """Read anew."""\n  anew: Int # anew\n}')).toEqual([
      '2 anew → again',
      '3 anew → again',
    ])
    expect(found('.env.example', '# anew\nNAME=anew')).toEqual(['1 anew → again'])
    expect(found('a.md', 'Made anew.\n\n```\nanew\n```\n\n    anew\n\n`anew` [a](anew.md) anew')).toEqual([
      '1 anew → again',
      '9 anew → again',
    ])
  })
})

describe('names', () => {
  it('are split into words', () => {
    expect(wordsOfName('placeSet-of_HTML2')).toEqual(['place', 'set', 'of', 'html'])
  })

  it('are found where they are declared', () => {
    expect(found('a.ts', 'function startAnew() {}\nstartAnew()')).toEqual(['1 anew → again'])
    expect(found('a.ts', 'interface PlaceSetOf {}\ntype A = PlaceSetOf')).toEqual(['1 place set → bitset'])
  })

  it('are not checked in properties, which may belong to a contract', () => {
    expect(found('a.ts', 'const a = { startAnew: 1, placeSet: 2 }')).toEqual([])
  })

  it('are found in file names', () => {
    expect(found('src/place-set.css', '')).toEqual(['1 place set → bitset'])
  })

  it('match whole words only', () => {
    expect(found('replaceSet.ts', 'const placeSettings = 1')).toEqual([])
  })
})

it('refuses a glossary without the table, which would check nothing', () => {
  expect(() => readWordingRules('# Glossary')).toThrow('no table')
})
