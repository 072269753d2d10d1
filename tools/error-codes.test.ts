import fs from 'node:fs'
import path from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { hasMessage, message } from '../apps/backend/src/platform/messages.ts'
import { errorEntries } from './error-codes.ts'

type Translate = (id: string, values?: Record<string, unknown>) => string
type Module = { serverErrorText(t: Translate, reason: { code: string; parameters: object }): string }

// Imported by path, because the storefront's types need browser typings.
const texts = path.resolve('apps/storefront/src/platform/graphql/server-error-text.ts')
const { serverErrorText } = (await import(texts)) as Module
const entries = await errorEntries()
const isLocal = ({ sentence }: { sentence: string }) => /^[a-z]\w*\.\w+$/.test(sentence)
const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe('the error tables', () => {
  test('have unique names across all domains', () => {
    expect(entries.length).toBeGreaterThan(150)
    const kinds = entries.map(({ kind }) => kind)
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([])
    expect(entries.filter(({ kind, code }) => !/^[A-Z][A-Z_]+$/.test(`${kind}${code}`))).toEqual([])
  })

  test('use only codes that are the name of an entry', () => {
    const kinds = new Set(entries.map(({ kind }) => kind))
    expect(entries.filter(({ code }) => !kinds.has(code))).toEqual([])
  })

  test.each(entries)('have a sentence for $kind that uses only its parameters', (entry) => {
    const sentence = isLocal(entry) ? message('en_US', entry.sentence) : entry.sentence
    if (isLocal(entry)) expect(hasMessage(entry.sentence)).toBe(true)
    const known = Object.keys(entry.types)
    expect(namesIn(sentence).filter((name) => !known.includes(name))).toEqual([])
  })

  test('are the only source of the errors that clients get', () => {
    const files = fs.globSync('apps/backend/src/**/*.ts').filter((file) => !/errors?\.ts$|\.test\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(300)
    const makers = files.filter((file) => /\bnew UserError\(/.test(fs.readFileSync(file, 'utf8')))
    expect(makers).toEqual([])
  })
})

const samples = { number: 7, string: 'sample', text: 'sample', 'string[]': ['sample'] }

describe.each(fs.globSync('apps/storefront/messages/*.json').toSorted())('%s', (file) => {
  const own = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>

  test.each(entries)('have a text for $kind with the values that it uses', ({ code, types }) => {
    const asked: [string, Record<string, unknown>][] = []
    const parameters = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, samples[type]]))
    const text = serverErrorText(
      (id, values = {}) => {
        asked.push([id, values])
        return own[id]?.trim() ?? ''
      },
      { code, parameters },
    )
    expect(text).not.toBe('')
    for (const [id, values] of asked)
      expect(placeholders(own[id] ?? '').filter((name) => !(name in values))).toEqual([])
  })
})

function placeholders(text: string): string[] {
  const tokens = compileMessageOrThrow(text)
  return Array.isArray(tokens) ? tokens.flatMap((token) => (Array.isArray(token) ? [String(token[0])] : [])) : []
}
