import { Client, fetchExchange } from '@urql/core'
import { expect, it } from 'vitest'
import { entityCache } from './cache.ts'
import { followQuery } from './cache-and-network.ts'
import { documentTexts } from './document-texts.gen.ts'
import { SidebarMenuDocument, type SidebarMenuQuery } from './documents.gen.ts'
import { GraphqlFailure } from './graphql-failure.ts'

const sidebarMenu = documentTexts[SidebarMenuDocument]!

const responseNamed = (name: string) => ({
  data: {
    __typename: 'Query',
    storeConfig: { __typename: 'StoreConfig', category_url_suffix: '.html' },
    categoryList: [{ __typename: 'CategoryTree', uid: name, children: [] }],
  },
})

function clientOf(responses: (object | Error)[]) {
  const requests: string[] = []
  const fetcher = async (url: string | URL | Request) => {
    requests.push(String(url instanceof Request ? url.url : url))
    const next = responses.shift()
    if (!next || next instanceof Error) throw next ?? new Error('No response left')
    return new Response(JSON.stringify(next), { headers: { 'content-type': 'application/json' } })
  }
  const exchanges = [entityCache(), fetchExchange]
  return {
    requests,
    client: new Client({ url: 'http://shop.test/graphql', exchanges, fetch: fetcher, preferGetMethod: false }),
  }
}

it('MENU-07 asks only the server the first time; later returns the cached result, then the server’s', async () => {
  const { requests, client } = clientOf([responseNamed('old'), responseNamed('new')])
  const seen: (string | undefined)[] = []
  const note = (data: SidebarMenuQuery) => seen.push(data.categoryList?.[0]?.uid)
  await followQuery(client, sidebarMenu, {}, note)
  expect([seen, requests.length]).toEqual([['old'], 1])
  seen.length = 0
  await followQuery(client, sidebarMenu, {}, note)
  expect([[...new Set(seen)], requests.length]).toEqual([['old', 'new'], 2])
  expect(requests[0]).toContain('query=')
})

it('fails when the server does not respond and nothing is cached', async () => {
  const { client } = clientOf([new Error('offline')])
  await expect(followQuery(client, sidebarMenu, {}, () => undefined)).rejects.toBeInstanceOf(GraphqlFailure)
})
