import { buildSchema, parse, validate } from 'graphql'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentTexts } from '#src/platform/graphql/document-texts.gen.ts'
import { briefQueryOf } from './brief-query.server.ts'
import { divisions } from './kept-answers.server.ts'

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../../schema.graphql'), 'utf8'))

it.each(Object.entries(divisions))(
  'the query %s can be divided, and the server accepts all its parts',
  (operation, division) => {
    const brief = briefQueryOf(documentTexts[operation as never] ?? '', division)
    expect(brief?.list !== undefined).toBe(division.hasList)
    const parts = [brief?.brief.text, brief?.frame?.text, brief?.list?.products].filter((text) => text !== undefined)
    for (const text of parts) expect(validate(schema, parse(text)), text).toEqual([])
    // The brief query must not ask for what its products cost most.
    if (division.hasList) expect(brief?.brief.text).not.toContain('ImageSwatchData')
    if (division.hasList) expect(brief?.list?.products).toContain('ImageSwatchData')
    for (const field of division.frame) {
      expect(brief?.frame?.text).toContain(` ${field}(`.slice(0, -1))
      expect(brief?.brief.text).not.toMatch(new RegExp(String.raw`^  ${field}\b`, 'm'))
    }
  },
)

it('asks the same of products whose fields are the same, in another query too', () => {
  const listed = (name: string): string =>
    `query ${name}($q: String) { products(q: $q) { total items { uid ...Card } } } ${card}`
  const card = 'fragment Card on P { name ...Price } fragment Price on P { price }'
  const division = { hasList: true, frame: [] }
  const [one, other] = ['A', 'B'].map((name) => briefQueryOf(listed(name), division))
  expect(one?.list?.productsId).toBe(other?.list?.productsId)
  expect(one?.brief.text).not.toContain('fragment')
  expect(one?.list?.products).toContain('fragment Price')
  const another = briefQueryOf(`query C { products { items { uid name } } }`, division)
  expect(another?.list?.productsId).not.toBe(one?.list?.productsId)
})

it.each([
  ['has no such list', 'query A { products { total } }'],
  [
    'asks more of its products with its own variables',
    'query A($w: Int) { products { items { uid image(width: $w) } } }',
  ],
  ['leaves out what it asks of its products', 'query A { products { items { uid name @skip(if: true) } } }'],
])('does not divide a query that %s', (_what, text) => {
  expect(briefQueryOf(text, { hasList: true, frame: [] })).toBeUndefined()
})
