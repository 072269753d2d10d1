import { Client, fetchExchange } from '@urql/core'
import { expect, it } from 'vitest'
import { absentBlocks } from './absent-blocks.ts'
import { entityCache } from './cache.ts'

const blocks = `{ products(filter: {}) { items { uid } } cmsBlocks(identifiers: ["campaign", "safety"]) { items { identifier } } }`
const safety = { __typename: 'CmsBlock', identifier: 'safety' }

function ask(code: string) {
  const data = {
    __typename: 'Query',
    products: { __typename: 'Products', items: [] },
    cmsBlocks: { __typename: 'CmsBlocks', items: [null, safety] },
  }
  const errors = [{ message: 'Refused', path: ['cmsBlocks', 'items', 0], extensions: { code } }]
  const client = new Client({
    url: 'http://shop.test/graphql',
    exchanges: [entityCache(), absentBlocks, fetchExchange],
    fetch: async () =>
      new Response(JSON.stringify({ data, errors }), { headers: { 'content-type': 'application/json' } }),
    preferGetMethod: false,
  })
  return client.query(blocks, {}).toPromise()
}

it('a page without one of its blocks is whole', async () => {
  const { data, error } = await ask('BLOCK_NOT_FOUND')
  expect(error).toBeUndefined()
  expect(data).toMatchObject({ cmsBlocks: { items: [null, { identifier: 'safety' }] } })
})

it('other errors stay', async () => {
  expect((await ask('UNDEFINED')).error).toBeDefined()
})
