import fs from 'node:fs'
import { expect, it } from 'vitest'
import { elsewhere } from '../e2e/faults/elsewhere.ts'

/** The names of all mutations that the storefront sends. */
function sentMutations(): string[] {
  const documents = fs.globSync('apps/storefront/src/**/*.graphql').map((file) => fs.readFileSync(file, 'utf8'))
  return documents.flatMap((text) => [...text.matchAll(/^mutation\s+(\w+)/gm)].map(([, name = '']) => name)).toSorted()
}

/** The names of all mutations in the fault matrix. */
function coveredMutations(): string[] {
  const files = fs.globSync('e2e/faults/*-scenarios.ts').map((file) => fs.readFileSync(file, 'utf8'))
  return files.flatMap((text) => [...text.matchAll(/^\s+mutation: '(\w+)'/gm)].map(([, name = '']) => name)).toSorted()
}

it('every mutation of the storefront is in the fault matrix or in the list of exceptions', () => {
  const known = new Set([...coveredMutations(), ...Object.keys(elsewhere)])
  expect(sentMutations().filter((name) => !known.has(name))).toEqual([])
})

it('the fault matrix names only existing mutations, each once', () => {
  const sent = new Set(sentMutations())
  const named = [...coveredMutations(), ...Object.keys(elsewhere)]
  expect(named.filter((name) => !sent.has(name))).toEqual([])
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
})

it('each list of scenarios is run by one journey file', () => {
  const journeys = fs.globSync('e2e/**/*.e2e.ts').map((file) => fs.readFileSync(file, 'utf8'))
  const lists = fs.globSync('e2e/faults/*-scenarios.ts').map((file) => file.replace(/.*\//, '/'))
  for (const list of lists) expect(journeys.filter((text) => text.includes(`${list}'`))).toHaveLength(1)
})
