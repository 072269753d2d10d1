import { expect, it } from 'vitest'
import { readTypeDefs } from '../type-defs.ts'
import { addedTypes } from './added-types.ts'

const shop = readTypeDefs()

const faultsOf = (types: string, resolvers: Record<string, Record<string, () => null>> = {}): string[] =>
  addedTypes(shop, { name: 'care', apiVersion: '1.0', graphql: { types, resolvers } }).faults

it('adds a field of products to the interface and to every type of product, and public settings to StoreConfig', () => {
  const { text, faults } = addedTypes(shop, {
    name: 'care',
    apiVersion: '1.0',
    settings: {
      stars: { type: 'count', default: 5, isPublic: true },
      hidden: { type: 'flag', default: false },
    },
    graphql: { types: 'extend interface ProductInterface { care: String }', resolvers: {} },
  })
  expect(faults).toEqual([])
  for (const place of ['interface ProductInterface', 'type SimpleProduct', 'type ConfigurableProduct'])
    expect(text).toContain(`extend ${place} {\ncare: String\n}`)
  expect(text).toContain('care_stars: Int')
  expect(text).not.toContain('hidden')
})

it.each([
  ['extend interface ProductInterface { name: Int }', 'redefines ProductInterface.name, which the shop has'],
  ['extend type StoreConfig { locale: Int }', 'redefines StoreConfig.locale, which the shop has'],
  ['type Cart { care: Int }', 'defines the type Cart, which the shop has'],
  ['extend type Cart { care: Int }', 'extends Cart; plugins can extend Query, StoreConfig, ProductInterface'],
  ['extend type Mutation { care: Int }', 'extends Mutation; plugins can extend Query, StoreConfig, ProductInterface'],
  ['extend type Query { label: Int }', 'the field Query.label must have a name that begins with care'],
  ['type Label { stars: Int }', 'the type Label must have a name that begins with Care'],
  ['scalar CareDay', 'defines more than types, enums and inputs, and extends more than types and interfaces'],
])('refuses %s', (types, fault) => {
  expect(faultsOf(types)).toEqual([fault])
})

it('refuses what cannot be parsed, and resolvers of fields that are not its own', () => {
  expect(faultsOf('type {')[0]).toMatch(/^graphql\.types: Syntax Error/)
  expect(faultsOf('extend type Query { care: Int }', { Query: { care: () => null, cart: () => null } })).toEqual([
    'resolves Query.cart, which it does not define',
  ])
})
