import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { notFound } from './not-found.ts'

afterEach(() => vi.unstubAllGlobals())

const block = [{ type: 'text', html: 'block' }]
const own = [{ type: 'text', html: 'page' }]

async function open(cms_no_route: string | null, page: object | null) {
  await clearCachedResponses()
  fakeGraphql({
    NoPage: { storeConfig: { cms_no_route }, cmsBlocks: { items: [{ content_elements: block }] } },
    ...(page ? { NoRoutePage: { cmsPage: page } } : {}),
  })
  return notFound(new Request(new URL('/eu/nowhere', window.location.href))).catch((thrown: unknown) => thrown)
}

describe('ROUTE-36 web/default/cms_no_route: the 404 page shows', () => {
  it.each([
    ['the block no-page as long as the shop names nothing else', 'no-page', null, block],
    ['the block without a setting', null, null, block],
    ['the content page that the shop names', 'lost', { content_elements: own }, own],
    ['the block if that page does not exist', 'lost', null, block],
  ])('%s', async (_, setting, page, elements) => {
    expect(await open(setting, page)).toMatchObject({ init: { status: 404 }, data: { elements } })
  })
})
