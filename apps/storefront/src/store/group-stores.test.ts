import { expect, it } from 'vitest'
import type { SwitcherStoreFragment } from '#src/graphql/documents.gen.ts'
import { groupStores, isElsewhere, switchAddress } from './group-stores.ts'

const store = (code: string, group: string, order: number, host = 'https://bocian.example'): SwitcherStoreFragment => ({
  store_code: code,
  store_name: code,
  store_group_code: group,
  store_group_name: group.toUpperCase(),
  store_sort_order: order,
  locale: 'pl_PL',
  country_default: 'PL',
  default_display_currency_code: 'PLN',
  secure_base_url: `${host}/${code}/`,
  secure_base_media_url: `${host}/media/`,
})
const pl = store('pl', 'poland', 1)
const cz = store('cz', 'czechia', 2)
const own = store('own', 'poland', 3, 'https://bocian.example.de')

it('SWITCH-03 store views stand in groups, in the order of the shop', () => {
  const groups = groupStores([own, cz, pl])
  expect(groups.map(({ code, name, stores }) => [code, name, stores.map((one) => one.store_code)])).toEqual([
    ['poland', 'POLAND', ['pl', 'own']],
    ['czechia', 'CZECHIA', ['cz']],
  ])
})

it('SWITCH-05 a store view on another host is reached at its own address', () => {
  expect(isElsewhere(own, pl)).toBe(true)
  expect(switchAddress(own, pl, { pathname: '/cart', search: '?a=b' })).toBe('https://bocian.example.de/own/')
})

it('SWITCH-10 one on the same host is asked for where the shopper is, with the query kept', () => {
  const page = { pathname: '/divky.html', search: '?utm_source=x&store_view_code=sk' }
  expect(isElsewhere(cz, pl)).toBe(false)
  expect(switchAddress(cz, pl, page)).toBe('/divky.html?utm_source=x&store_view_code=cz')
})

it('SWITCH-07 AUTH-09 the path to come back to after a sign-in goes along, out of the history as well as out of the address', () => {
  const page = { pathname: '/sign-in', search: '' }
  expect(switchAddress(cz, pl, page, '/order-history?page=2')).toBe(
    '/sign-in?from=%2Forder-history%3Fpage%3D2&store_view_code=cz',
  )
  expect(switchAddress(cz, pl, { ...page, search: '?from=%2Fcart' })).toBe('/sign-in?from=%2Fcart&store_view_code=cz')
})

it('a store without an address is one of the same host', () => {
  expect(isElsewhere({ ...cz, secure_base_url: null }, pl)).toBe(false)
})
