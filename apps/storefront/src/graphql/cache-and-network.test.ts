import { Client, fetchExchange } from '@urql/core'
import { expect, it } from 'vitest'
import { entityCache } from './cache.ts'
import { followQuery } from './cache-and-network.ts'
import { SidebarMenuDocument, type SidebarMenuQuery } from './documents.gen.ts'
import { GraphqlFailure } from './graphql-failure.ts'

const answer = (name: string) => ({
  data: {
    __typename: 'Query',
    storeConfig: { __typename: 'StoreConfig', category_url_suffix: '.html' },
    categoryList: [{ __typename: 'CategoryTree', uid: name, children: [] }],
  },
})

function clientOf(answers: (object | Error)[]) {
  const asked: string[] = []
  const fetcher = async (url: string | URL | Request) => {
    asked.push(String(url instanceof Request ? url.url : url))
    const next = answers.shift()
    if (!next || next instanceof Error) throw next ?? new Error('Nothing more to answer')
    return new Response(JSON.stringify(next), { headers: { 'content-type': 'application/json' } })
  }
  const exchanges = [entityCache(), fetchExchange]
  return {
    asked,
    client: new Client({ url: 'http://shop.test/graphql', exchanges, fetch: fetcher, preferGetMethod: false }),
  }
}

it('MENU-07 cache and network: the first time the server, from then on what is known and the server again', async () => {
  const { asked, client } = clientOf([answer('old'), answer('new')])
  const seen: (string | undefined)[] = []
  const note = (data: SidebarMenuQuery) => seen.push(data.categoryList?.[0]?.uid)
  await followQuery(client, SidebarMenuDocument, {}, note)
  expect([seen, asked.length]).toEqual([['old'], 1])
  seen.length = 0
  await followQuery(client, SidebarMenuDocument, {}, note)
  expect([[...new Set(seen)], asked.length]).toEqual([['old', 'new'], 2])
  expect(asked[0]).toContain('query=')
})

it('a server that does not answer is a failure, when nothing is known', async () => {
  const { client } = clientOf([new Error('offline')])
  await expect(followQuery(client, SidebarMenuDocument, {}, () => undefined)).rejects.toBeInstanceOf(GraphqlFailure)
})
