import { buildSchema, graphqlSync } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentTexts } from '#src/platform/graphql/document-texts.gen.ts'
import { FilterTypesDocument } from '#src/platform/graphql/documents.gen.ts'
import { filterTypes, typesOf } from './filter-types.ts'
import { filterOf } from './listing-choice.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#src/platform/graphql/client.ts', () => ({ query }))
afterEach(() => query.mockReset())

const request = new Request('https://shop.example/girls.html')
const addressed = (filters: Record<string, string[]>) => ({
  path: '/girls',
  suffix: '.html',
  filters,
  query: null,
  page: 1,
})

/** The introspection response of a server with these fields in its product filter. */
function introspected(fields: string) {
  const schema = buildSchema(`
    input FilterEqualTypeInput { eq: String, in: [String] }
    input FilterMatchTypeInput { match: String }
    input FilterRangeTypeInput { from: String, to: String }
    input FilterGeoTypeInput { near: String }
    input ProductAttributeFilterInput { ${fields} }
    type Query { products(filter: ProductAttributeFilterInput): Int }`)
  return graphqlSync({ schema, source: documentTexts[FilterTypesDocument]! }).data as Parameters<typeof typesOf>[0]
}

describe('the input types of filters', () => {
  it('LIST-22 are known without a request for attributes of our own schema', async () => {
    const types = await filterTypes(addressed({ color: ['red'], price: ['1_2'] }), request)
    expect(types.get('color')).toBe('FilterEqualTypeInput')
    expect(types.get('price')).toBe('FilterRangeTypeInput')
    expect(types.get('name')).toBe('FilterMatchTypeInput')
    expect(query).not.toHaveBeenCalled()
  })

  it('LIST-22 GQL-14 are loaded once by introspection for other attributes, and cached', async () => {
    query.mockResolvedValue(
      introspected('climate: FilterEqualTypeInput, weight: FilterRangeTypeInput, eco: FilterGeoTypeInput'),
    )
    const address = addressed({ climate: ['cold', 'all'], weight: ['1_5'], nothing: ['x'] })
    const types = await filterTypes(address, request)
    expect(filterOf(address, types)).toEqual({ climate: { in: ['all', 'cold'] }, weight: { from: '1', to: '5' } })
    await filterTypes(address, request)
    await filterTypes(addressed({ climate: ['cold'] }), request)
    expect(query).toHaveBeenCalledTimes(1)
    expect(() => filterOf(addressed({ eco: ['x'] }), types)).toThrow('Unknown filter input type "FilterGeoTypeInput"')
  })

  it('exclude fields that only the shop itself filters by', () => {
    const types = typesOf(
      introspected('type_id: FilterEqualTypeInput, uid: FilterEqualTypeInput, color: FilterEqualTypeInput'),
    )
    expect([...types.keys()]).toEqual(['color'])
  })
})
