import fs from 'node:fs'
import path from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const schema = buildSchema(fs.readFileSync(path.join(source, '../../../schema.graphql'), 'utf8'))
const documents = fs.globSync('**/*.graphql', { cwd: source }).toSorted()

test('PROD-05 validates every storefront operation against the one public schema', () => {
  expect(documents.length).toBeGreaterThan(20)
  const all = parse(documents.map((file) => fs.readFileSync(path.join(source, file), 'utf8')).join('\n'))
  expect(validate(schema, all)).toEqual([])
})

test('PROD-05 calls no other backend URL from the browser', () => {
  const calls = fs
    .globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(
      (file) =>
        !/\.(test|server)\.tsx?$|\.gen\.ts$|^platform\/service-worker\/|^pages\/offline\/|^server\/(server|.*\.server)\.ts$/.test(
          file,
        ),
    )
    .filter((file) =>
      /\bfetch\(|XMLHttpRequest|EventSource|WebSocket/.test(fs.readFileSync(path.join(source, file), 'utf8')),
    )
  // These two fetch from the storefront server: the page state, and the scripts that need consent.
  expect(calls.filter((file) => !file.startsWith('platform/graphql/')).toSorted()).toEqual([
    'platform/hydration/page-start.inline.ts',
    'server/trackers/consent-scripts.ts',
  ])
})
