import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { eventHandlers } from './event-handlers.ts'

const product = fs
  .globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|(^|\/)testing[a-z-]*\.ts$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(import.meta.dirname, file), 'utf8') }))

/** The distinct texts that the expression captures in product code. */
const found = (expression: RegExp, files = product): string[] =>
  [...new Set(files.flatMap(({ text }) => [...text.matchAll(expression)].map(([, name = '']) => name)))].toSorted()

const published = found(/\b(?:publish\(\s*tx,|publicationOf\()\s*'([^']+)'/g)
const handled = [...new Set(eventHandlers.map(({ type }) => type))].toSorted()
const declared = found(
  /^  '([a-zA-Z.]+)':/gm,
  product.filter(({ file }) => path.basename(file) === 'events.ts' && file !== 'platform/events.ts'),
)

describe('the events', () => {
  it('are all published by product code', () => {
    expect(published).toEqual(declared)
  })

  it('are all handled', () => {
    expect(handled).toEqual(declared)
  })

  it('have names made of a domain and what happened in it', () => {
    for (const type of declared) expect(type).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
  })

  it('are published with a literal name, so that a search finds every publisher', () => {
    const calls = found(/\bpublish\(([^)]{0,40})/g).filter((call) => !/^\s*tx,\s*'/.test(call))
    expect(calls).toEqual([])
  })
})

describe('the handlers', () => {
  it('have a unique name per event that starts with their domain', () => {
    const names = eventHandlers.map(({ type, name }) => `${type} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { name } of eventHandlers) {
      expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/)
      expect(fs.existsSync(path.join(import.meta.dirname, name.split('.')[0] ?? ''))).toBe(true)
    }
  })

  it('read their payloads without a cast', () => {
    expect(
      found(
        /(as unknown as)/g,
        product.filter(({ text }) => /\bhandler\(/.test(text)),
      ),
    ).toEqual([])
  })
})
