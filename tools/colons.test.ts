import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'

/** A colon that markup writes itself between a label and its value. */
const written = /\}:(?=<\/|$)|^\s*: <(?=strong|span|b\b)/m

test('no page writes a colon itself, because Armenian has another mark: `colon` of the rules has both', () => {
  expect('<dt>{label}:</dt>').toMatch(written)
  expect('{t(key)}\n  : <strong>').toMatch(written)
  const files = fs.globSync('apps/storefront/src/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => written.test(fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
