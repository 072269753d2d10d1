import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDescription } from '#demo/description.ts'
import { applyDescription, describeShop } from '#src/shop-description/shop-description.ts'
import { testShop, type TestShop } from '../../testing/testing.ts'
import { deleteMark, insertMark } from '../queries.ts'
import { loadDemo, markDemo } from './import-demo.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const coloursOf = async (): Promise<object | undefined> =>
  (await describeShop(shop.database.reader)).websites.find(({ code }) => code === 'bocian')?.settings

async function removeColours(): Promise<void> {
  const before = await describeShop(shop.database.reader)
  const websites = before.websites.map((website) => ({ ...website, settings: {} }))
  await applyDescription(shop.database, { ...before, websites }, { now: new Date(), isDryRun: false })
}

test('a demo of an earlier version, whose colours were in the style sheet, gets them once', async () => {
  const load = () => loadDemo(shop.database, { now: new Date(), password: 'Bocian-2026!', onLine: () => undefined })
  await removeColours()
  await shop.database.transaction(async (tx) => {
    await deleteMark(tx, 'demo colours')
    await insertMark(tx, 'demo shop', true)
  })
  await markDemo(shop.database, new Date())
  await load()
  expect(await coloursOf()).toEqual(demoDescription().websites[0]?.settings)
  await removeColours()
  await load()
  expect(await coloursOf()).toEqual({})
})
