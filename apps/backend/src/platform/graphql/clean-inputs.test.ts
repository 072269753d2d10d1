import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { cleanInputs } from './clean-inputs.ts'

const seen: unknown[] = []
const schema = cleanInputs(
  makeExecutableSchema({
    typeDefs: `
      type Query { say(text: String, id: ID, count: Int, password: String, input: Said, all: [String!]): Said2 }
      type Said2 { again(text: String): String }
      input Said { text: String lines: [String] more: Said list: [Said!] newPassword: String kind: Kind }
      enum Kind { A }`,
    resolvers: {
      Query: { say: (_root: unknown, args: unknown) => (seen.push(args), {}) },
      Said2: { again: (_root: unknown, { text }: { text: string }) => text },
    },
  }),
)

async function said(args: string, variables: Record<string, unknown> = {}) {
  seen.length = 0
  const definition = Object.keys(variables).length === 0 ? '' : '($input: Said)'
  const result = await graphql({
    schema,
    source: `query ${definition} { say(${args}) { again(text: "a\\u200Bb") } }`,
    variableValues: variables,
  })
  expect(result).toEqual({ data: { say: { again: 'ab' } } })
  return seen[0]
}

test('a resolver gets texts as they are seen, from literals and variables, at any depth', async () => {
  expect(await said('text: "\\u202AAnna\\u202C", all: ["a\\u200Bb"], count: 1')).toEqual({
    text: 'Anna',
    all: ['ab'],
    count: 1,
  })
  const input = { text: 'Jo\u0301zef', lines: ['a\u00A0b', null], more: { list: [{ text: 'x\u00AD' }, { kind: 'A' }] } }
  expect(await said('input: $input', { input })).toEqual({
    input: { text: 'Józef', lines: ['a b', null], more: { list: [{ text: 'x' }, { kind: 'A' }] } },
  })
})

test('passwords and ids stay as they are', async () => {
  const input = { newPassword: 'a\u200Bb', text: null }
  expect(await said('id: "a\\u200Bb", password: "a\\u200Bb", input: $input', { input })).toEqual({
    id: 'a\u200Bb',
    password: 'a\u200Bb',
    input,
  })
})
