import { buildSchema, parse, validate } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Ask } from '#src/platform/application/answer.ts'
import { JoinedQueries, joinQueries } from './joined-queries.server.ts'

const schema = buildSchema(`type Query { products(uid: String!): [Product], store: Store }
  type Store { name: String } type Product { uid: String name: String robots: String markup: String }`)
const page = `query Page($uid: String!) { products(uid: $uid) { ...Name } store { name } } fragment Name on Product { uid name }`
const seo = `query Seo($uid: String!, $withMarkup: Boolean!) { products(uid: $uid) { ...Name ...Seo } }
  fragment Name on Product { uid name } fragment Seo on Product { robots markup @include(if: $withMarkup) }`

let asked: { name: string; variables: object }[]
let fails: (text: string) => boolean
let joined: JoinedQueries

beforeEach(() => {
  asked = []
  fails = () => false
  joined = new JoinedQueries()
})

const answers: Readonly<Record<string, unknown>> = { store: 'store', products: 'named', joined_products: 'described' }
const ask: Ask = async (text, variables): Promise<Answer> => {
  asked.push({ name: /query (\w+)/.exec(text)?.[1] ?? '', variables })
  if (fails(text)) return { data: undefined, error: new Error('refused') }
  const names = Object.keys(answers).filter((name) => new RegExp(`\\b${name}\\b[^_]`).test(text))
  return { data: Object.fromEntries(names.map((name) => [name, answers[name]])), extensions: { tags: ['p1'] } }
}
const askFirst = (key = 'a') => joined.first(key, ask)(page, { uid: '1' })
const askSecond = (key = 'a') => joined.second(key, ask)(seo, { uid: '1', withMarkup: true })

describe('two queries of a page', () => {
  it('are a valid query together', () => {
    const query = joinQueries(page, seo)
    expect(validate(schema, parse(query?.text ?? ''))).toEqual([])
    expect(query?.renamed).toEqual(new Map([['joined_products', 'products']]))
  })

  it('are one request if they are asked in the same turn, and each gets its own answer', async () => {
    const [first, second] = await Promise.all([askFirst(), askSecond()])
    expect(asked).toEqual([{ name: 'Page', variables: { uid: '1', withMarkup: true } }])
    expect(first).toEqual({ data: { products: 'named', store: 'store' }, extensions: { tags: ['p1'] } })
    expect(second).toEqual({ data: { products: 'described' }, extensions: { tags: ['p1'] } })
  })

  it.each([
    ['one comes alone', [askFirst]],
    ['one comes alone, the second', [askSecond]],
    ['they are of different products', [askFirst, () => askSecond('b')]],
    ['one comes later', [askFirst, () => new Promise(setImmediate).then(() => askSecond())]],
  ])('are requests of their own if %s', async (_what, questions) => {
    await Promise.all(questions.map((question) => question()))
    expect(asked).toHaveLength(questions.length)
  })

  it('decide each for itself what of a failure is shown', async () => {
    fails = (text) => text.includes('joined_')
    const [first, second] = await Promise.all([askFirst(), askSecond()])
    expect(asked.map(({ name }) => name)).toEqual(['Page', 'Page', 'Seo'])
    expect([first.error, second.error]).toEqual([undefined, undefined])
  })

  it('are answered if two visitors open the same product in the same turn', async () => {
    const all = await Promise.all([askFirst(), askSecond(), askFirst(), askSecond()])
    expect(all.every(({ error }) => error === undefined)).toBe(true)
    expect(asked).toHaveLength(3)
  })
})
