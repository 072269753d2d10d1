import { describe, expect, it } from 'vitest'
import { isBodyDeeperThan, isDocumentDeeperThan } from './nesting.ts'

const nested = (depth: number, inside = '') => '{ a '.repeat(depth) + inside + '}'.repeat(depth)
const body = (query: string, variables: unknown = {}) => JSON.stringify({ query, variables })

describe('a document', () => {
  it('is as deep as its brackets nest', () => {
    expect(isDocumentDeeperThan(5, nested(5))).toBe(false)
    expect(isDocumentDeeperThan(5, nested(6))).toBe(true)
  })

  it.each([
    ['a string', '"(((((((("'],
    ['an escaped quote', String.raw`"\"(((((((("`],
    ['a block string', '"""one " two "" (((((((( """'],
    ['an escaped block quote', String.raw`"""\""" (((((((( """`],
    ['a comment', '# ((((((((\n'],
  ])('is not deeper for brackets in %s', (_, text) => {
    expect(isDocumentDeeperThan(5, nested(3, `b(c: ${text}) `))).toBe(false)
  })

  it.each([
    ['a string', '"))))))))"'],
    ['a block string', '""" )))))))) """'],
    ['a comment', '# ))))))))\n'],
  ])('is not less deep for brackets in %s', (_, text) => {
    expect(isDocumentDeeperThan(5, `{ a(b: ${text}) ${nested(5)} }`)).toBe(true)
  })
})

describe('the body of a request', () => {
  it('is as deep as its JSON, or as the deepest of its documents', () => {
    expect(isBodyDeeperThan(5, body(nested(5)))).toBe(false)
    expect(isBodyDeeperThan(5, body(nested(6)))).toBe(true)
    expect(isBodyDeeperThan(5, `[${body('{ a }')},${body(nested(6))}]`)).toBe(true)
    expect(isBodyDeeperThan(5, `${'['.repeat(6)}${']'.repeat(6)}`)).toBe(true)
    expect(isBodyDeeperThan(5, body('{ a }', { b: [[[[[1]]]]] }))).toBe(true)
  })

  it('is not deeper for what a customer writes', () => {
    expect(
      isBodyDeeperThan(5, body('mutation ($text: String) { review(text: $text) }', { text: '((((((((( \\" [[[' })),
    ).toBe(false)
  })

  it('that is no JSON is checked as a document', () => {
    expect(isBodyDeeperThan(5, nested(6))).toBe(true)
    expect(isBodyDeeperThan(5, 'none')).toBe(false)
  })

  it('of a megabyte is checked in a moment', () => {
    const long = body('{ a }', { text: '\\"('.repeat(300_000) })
    expect(isBodyDeeperThan(5, long)).toBe(false)
    expect(isDocumentDeeperThan(5, `{ a(b: """${'" ('.repeat(300_000)}""") }`)).toBe(false)
  })
})
