import fs from 'node:fs'
import path from 'node:path'
import { visit } from 'graphql'
import { expect, it } from 'vitest'
import { readDocuments } from './documents.ts'

// All types of documents come from one generated file, so the rules for imports do not see where a document is.
type Rule = {
  readonly name: string
  readonly from: { readonly path?: string }
  readonly to: { readonly path?: string }
}
const rulesFile = path.resolve('.dependency-cruiser.js')
const { default: config } = (await import(rulesFile)) as { default: { readonly forbidden: readonly Rule[] } }
const rules = config.forbidden.filter(({ name }) => name.endsWith('-imports-nothing-above-it'))

const files = new Map<string, string>()
const uses: { readonly file: string; readonly name: string }[] = []
for (const { location, document } of readDocuments()) {
  visit(document, {
    FragmentDefinition: ({ name }) => void files.set(`${name.value}Fragment`, location),
    OperationDefinition: ({ name }) => {
      const typeName = (name?.value ?? '').replace(/^./, (first) => first.toUpperCase())
      for (const kind of ['Document', 'Query', 'Mutation']) files.set(typeName + kind, location)
    },
    FragmentSpread: ({ name }) => void uses.push({ file: location, name: `${name.value}Fragment` }),
  })
}
for (const file of fs.globSync('apps/storefront/src/**/*.{ts,tsx}')) {
  if (file.endsWith('.gen.ts') || /\.test\.tsx?$/.test(file)) continue
  for (const name of new Set(fs.readFileSync(file, 'utf8').match(/\b[A-Z]\w+(?:Document|Fragment|Query|Mutation)\b/g)))
    uses.push({ file, name })
}

const isForbidden = (file: string, document: string): boolean =>
  rules.some(({ from, to }) => new RegExp(from.path ?? '').test(file) && new RegExp(to.path ?? '').test(document))

it('code and documents use only documents of their own layer or of those below', () => {
  expect(rules.length).toBeGreaterThan(10)
  const upward = uses.flatMap(({ file, name }) => {
    const document = files.get(name)
    return document && isForbidden(file, document) ? [`${file} uses ${name} of ${document}`] : []
  })
  expect(upward).toEqual([])
})

it('every fragment is used', () => {
  const used = new Set(uses.map(({ name }) => name))
  expect([...files.keys()].filter((name) => name.endsWith('Fragment') && !used.has(name))).toEqual([])
})
