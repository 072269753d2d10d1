import fs from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const schema = buildSchema(fs.readFileSync(path.join(source, '../../../schema.graphql'), 'utf8'))
const documents = fs.globSync('**/*.graphql', { cwd: source }).toSorted()

test('PROD-05 every question of the storefront is answered by the one schema of the one endpoint', () => {
  expect(documents.length).toBeGreaterThan(20)
  const all = parse(documents.map((file) => fs.readFileSync(path.join(source, file), 'utf8')).join('\n'))
  expect(validate(schema, all)).toEqual([])
})

test('PROD-05 nothing else of the backend is asked for by the browser', () => {
  const calls = fs
    .globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|server)\.tsx?$|\.gen\.ts$|^service-worker\/|^server\.ts$/.test(file))
    .filter((file) =>
      /\bfetch\(|XMLHttpRequest|EventSource|WebSocket/.test(fs.readFileSync(path.join(source, file), 'utf8')),
    )
  // The rest of a page, and the scripts that a consent allows, come from the server that rendered the page.
  expect(calls.filter((file) => !file.startsWith('graphql/')).toSorted()).toEqual([
    'analytics/consent-scripts.ts',
    'page-start.ts',
  ])
})
