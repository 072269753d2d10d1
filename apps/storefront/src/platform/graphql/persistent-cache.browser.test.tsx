import { expect, it } from 'vitest'
import { storeByCode } from '../i18n/store-views.ts'
import { persistentCache } from './persistent-cache.ts'
import { makeClient } from './urql-client.ts'

/** What a page of this store view finds on the device, after a moment for reading it. */
async function stored(code: string): Promise<unknown> {
  const { client } = makeClient(storeByCode(code)!)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return client.readQuery('{ storeConfig }', {})?.data
}

it('STOR-06 a page finds what an earlier page of the same store view has stored, until it is cleared', async () => {
  // With NODE_ENV=test, the library's cache reads the storage but does not write to it.
  const earlier = persistentCache(storeByCode('eu')!)
  await earlier?.writeData({ 'Query.storeConfig': '"stored"' })
  await expect.poll(() => stored('eu')).toEqual({ storeConfig: 'stored' })
  expect(await stored('pl')).toBeUndefined()
  await makeClient(storeByCode('eu')!).forget()
  expect(await stored('eu')).toBeUndefined()
})
