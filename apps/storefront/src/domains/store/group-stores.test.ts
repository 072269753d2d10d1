import { expect, it } from 'vitest'
import type { SwitcherStoreFragment } from '#src/platform/graphql/documents.gen.ts'
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

it('SWITCH-03 groups store views in the merchant’s order', () => {
  const groups = groupStores([own, cz, pl])
  expect(groups.map(({ code, name, stores }) => [code, name, stores.map((one) => one.store_code)])).toEqual([
    ['poland', 'POLAND', ['pl', 'own']],
    ['czechia', 'CZECHIA', ['cz']],
  ])
})

it('SWITCH-05 links to a store view on another host by its base URL, and names it, as that host may remember another', () => {
  expect(isElsewhere(own, pl)).toBe(true)
  expect(switchAddress(own, pl, { pathname: '/cart', search: '?a=b' })).toBe(
    'https://bocian.example.de/own/?store_view_code=own',
  )
})

it('SWITCH-10 switches a store view on the same host on the current page, and keeps the query', () => {
  const page = { pathname: '/divky.html', search: '?utm_source=x&store_view_code=sk' }
  expect(isElsewhere(cz, pl)).toBe(false)
  expect(switchAddress(cz, pl, page)).toBe('/divky.html?utm_source=x&store_view_code=cz')
})

it('SWITCH-07 AUTH-09 keeps the return path from the history state or from the URL', () => {
  const page = { pathname: '/sign-in', search: '' }
  expect(switchAddress(cz, pl, page, '/order-history?page=2')).toBe(
    '/sign-in?from=%2Forder-history%3Fpage%3D2&store_view_code=cz',
  )
  expect(switchAddress(cz, pl, { ...page, search: '?from=%2Fcart' })).toBe('/sign-in?from=%2Fcart&store_view_code=cz')
})

it('treats a store without a base URL as being on the same host', () => {
  expect(isElsewhere({ ...cz, secure_base_url: null }, pl)).toBe(false)
})
