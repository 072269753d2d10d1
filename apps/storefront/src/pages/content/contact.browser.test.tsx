import { afterEach, expect, it, vi } from 'vitest'
import type { LoaderFunctionArgs } from 'react-router'
import { clearCachedResponses } from '#src/platform/graphql/client.ts'
import { fakeGraphql } from '#src/platform/testing/fake-graphql.ts'
import { loader } from './contact.route.tsx'

const load = async (isEnabled: boolean): Promise<unknown> => {
  await clearCachedResponses()
  fakeGraphql({ ContactPage: { storeConfig: { contact_enabled: isEnabled } } })
  const request = new Request(new URL('/eu/contact', window.location.href))
  return loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs)
}

afterEach(() => vi.unstubAllGlobals())

it('STORE-17 ACC-05 the contact page is a 404 where the store disabled it', async () => {
  await expect(load(false)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(load(true)).resolves.toBeNull()
})
