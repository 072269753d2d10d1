import { buildSchema, graphql } from 'graphql'
import { expect, it } from 'vitest'
import { spreadRootFields, withRootTurns } from './root-turns.ts'

const schema = withRootTurns(buildSchema('type Query { field: String }'))

/** What happens in which order while three fields are resolved and another request takes its turns. */
async function happenings(isDear: boolean): Promise<string[]> {
  const seen: string[] = []
  const context = {}
  if (isDear) spreadRootFields(context)
  const rootValue = { field: () => seen.push('field') }
  const operation = graphql({ schema, source: '{ a: field b: field c: field }', rootValue, contextValue: context })
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    seen.push('other')
  }
  expect((await operation).errors).toBeUndefined()
  return seen
}

it('other requests come between the root fields of a dear operation', async () => {
  expect((await happenings(true)).join(' ')).toMatch(
    /^(field other|other field) (field other|other field) (field other|other field)$/,
  )
})

it('those of any other operation are resolved together', async () => {
  expect(await happenings(false)).toEqual(['field', 'field', 'field', 'other', 'other', 'other'])
})
