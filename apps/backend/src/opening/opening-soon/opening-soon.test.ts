import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeSetting, saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { importLegalPages } from '#src/testing/testing-legal-pages.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { hideClosedStores, markOpened, openingRoute } from './opening-soon.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop()
  Object.assign(shop.database.services, { mustBePrepared: true })
  server = Fastify()
  openingRoute(server, shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const everywhere = { scope: 'default', id: 0 } as const
const set = (values: Record<string, string>) => shop.database.transaction((tx) => saveSettings(tx, everywhere, values))
const names = async (): Promise<Record<string, string>> => {
  await deliverDueEvents(shop.database)
  const { closed } = (await server.inject('/opening')).json<{ closed: { code: string; name: string }[] }>()
  return Object.fromEntries(closed.map(({ code, name }) => [code, name]))
}
const isAllClosed = async () => (await server.inject('/opening')).json<{ isAllClosed: boolean }>().isAllClosed

describe('the store views that have not opened', () => {
  it('are all of a new shop, each with its own name: that of the shop, of the seller, or the host of its pages', async () => {
    expect(await isAllClosed()).toBe(true)
    const inPoland = { scope: 'view', id: 1 } as const
    const setHere = (values: Record<string, string>) =>
      shop.database.transaction((tx) => saveSettings(tx, inPoland, values))
    await set({ 'web/secure/base_url': 'https://motyl.example/' })
    await setHere({ 'general/store_information/name': '', 'general/store_information/shop_name': '' })
    expect((await names())['pl']).toBe('motyl.example')
    await setHere({ 'general/store_information/name': 'Motyl s.r.o.' })
    expect((await names())['pl']).toBe('Motyl s.r.o.')
    await setHere({ 'general/store_information/shop_name': 'Motyl' })
    expect((await names())['pl']).toBe('Motyl')
    await shop.database.transaction((tx) => removeSetting(tx, inPoland, 'general/store_information/name'))
  })

  it('do not include one that is ready, within the time that a setting takes', async () => {
    await importLegalPages(shop.database, 'pl')
    expect(await names()).not.toHaveProperty('pl')
    expect(await names()).toHaveProperty('cz')
    expect(await isAllClosed()).toBe(false)
  })

  it('do not include one that was ready: its customers need their orders and returns', async () => {
    await set({ 'general/store_information/name': '' })
    expect(await names()).not.toHaveProperty('pl')
    expect(await names()).toHaveProperty('cz')
    await set({ 'general/store_information/name': 'Motyl s.r.o.' })
  })

  it('do not include one that was made ready while no backend ran', async () => {
    await importLegalPages(shop.database, 'cz')
    await shop.database.transaction((tx) => sql`delete from platform_event`.execute(tx))
    await markOpened(shop.database, new Date())
    await set({ 'general/store_information/name': '' })
    expect(await names()).not.toHaveProperty('cz')
  })

  it('are in no list of countries, but the storefront knows them', async () => {
    hideClosedStores(shop.database)
    const query = `{ listed: availableStores(ofBrand: true) { store_code } all: availableStores(allWebsites: true) { store_code } }`
    const { data } = await shop.execute<Record<'listed' | 'all', { store_code: string }[]>>(query)
    expect(data.listed.map(({ store_code }) => store_code)).toEqual(['pl', 'cz'])
    expect(data.all).toHaveLength(13)
  })

  it('are none in a demo, which opens nothing for good either', async () => {
    Object.assign(shop.database.services, { mustBePrepared: false })
    expect(await names()).toEqual({})
    await set({ 'general/store_information/name': 'Motyl s.r.o.' })
    await importLegalPages(shop.database, 'de')
    await deliverDueEvents(shop.database)
    Object.assign(shop.database.services, { mustBePrepared: true })
    await set({ 'general/store_information/name': '' })
    expect(await names()).toHaveProperty('de')
  })
})
