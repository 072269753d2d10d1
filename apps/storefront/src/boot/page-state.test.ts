import { data, isRouteErrorResponse, createStaticHandler, type StaticHandlerContext } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultStore, storeViews, type StoreView } from '../platform/i18n/store-views.ts'
import { readPageState, writePageState } from './page-state.ts'

async function stateOf(thrown: unknown): Promise<{ text: string; error: unknown }> {
  const loader = () => {
    throw thrown
  }
  const handler = createStaticHandler([{ id: 'page', path: '/', loader, ErrorBoundary: () => null }])
  const context = (await handler.query(new Request('http://shop.example/'))) as StaticHandlerContext
  const text = writePageState(context, defaultStore(), []).toString()
  return {
    text,
    error: (JSON.parse(text) as { hydration: { errors: Record<string, unknown> } }).hydration.errors['page'],
  }
}

it('ROUTE-36 a 404 stays a 404 after hydration', async () => {
  const { error } = await stateOf(data({ html: '<h1>Gone</h1>' }, { status: 404 }))
  expect(isRouteErrorResponse(error)).toBe(true)
  expect(error).toMatchObject({ status: 404, data: { html: '<h1>Gone</h1>' } })
})

it('ROUTE-40 does not send the text of an unexpected error to the browser', async () => {
  const { error, text } = await stateOf(new Error('password of the database'))
  expect(isRouteErrorResponse(error)).toBe(false)
  expect(error).toMatchObject({ status: 500 })
  expect(text).not.toContain('password')
})

it('contains the ids of the matched routes', async () => {
  const { text } = await stateOf(new Error('gone'))
  expect(JSON.parse(text)).toMatchObject({ routeIds: ['page'] })
})

it('names the other store views, so that the browser needs no list of its own', async () => {
  const { text } = await stateOf(new Error('gone'))
  const { store, otherStores } = JSON.parse(text) as { store: StoreView; otherStores: StoreView[] }
  expect([store, ...otherStores]).toEqual(storeViews)
})

describe('the state in the browser', () => {
  const state = { store: { code: 'pl' } }
  afterEach(() => vi.unstubAllGlobals())

  it('is read from the page when inlined', async () => {
    vi.stubGlobal('document', { querySelector: () => ({ textContent: JSON.stringify(state) }) })
    expect(await readPageState()).toEqual(state)
  })

  it('is otherwise fetched by the page-start script', async () => {
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('window', { pageStart: { state: Promise.resolve(state) } })
    expect(await readPageState()).toEqual(state)
  })
})
