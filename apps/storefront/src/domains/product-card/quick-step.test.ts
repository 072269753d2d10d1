import { describe, expect, it } from 'vitest'
import { quickStep, withAge } from './quick-step.ts'
import type { ChoosableFragment } from '#src/platform/graphql/documents.gen.ts'

const option = (code: string, position: number, uids: readonly string[]) => ({
  uid: code,
  attribute_code: code,
  label: code,
  position,
  values: uids.map((uid) => ({ uid, label: uid, swatch_data: null })),
})

const money = { value: 10, currency: 'EUR' as const }
const variant = (values: Readonly<Record<string, string>>, stock: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK') => ({
  attributes: Object.entries(values).map(([code, uid]) => ({ code, uid, label: uid })),
  product: {
    __typename: 'SimpleProduct' as const,
    uid: Object.values(values).join(' '),
    sku: null,
    stock_status: stock,
    only_x_left_in_stock: null,
    cdrl_age: null,
    price_range: { minimum_price: { final_price: money, regular_price: money } },
    lowest_price: null,
  },
})

const dress: ChoosableFragment = {
  stock_status: 'IN_STOCK',
  configurable_options: [option('color', 0, ['red', 'blue']), option('cdrl_size', 1, ['98', '104', '110'])],
  variants: [
    variant({ color: 'red', cdrl_size: '98' }),
    variant({ color: 'blue', cdrl_size: '98' }),
    variant({ color: 'blue', cdrl_size: '104' }),
    variant({ color: 'red', cdrl_size: '104' }, 'OUT_OF_STOCK'),
    variant({ color: 'red', cdrl_size: '110' }, 'OUT_OF_STOCK'),
  ],
}

describe('the quick shop', () => {
  it('QUICK-02 asks for the size first, whatever its position among the options', () => {
    expect(quickStep(dress, {})).toMatchObject({ kind: 'ask', option: { attribute_code: 'cdrl_size' } })
    const single = { ...dress, configurable_options: [option('cdrl_size', 0, ['98'])] }
    expect(quickStep(single, {})).toMatchObject({ kind: 'ask' })
  })

  it('QUICK-10 is complete after the size if it is the only option', () => {
    const sizes = { ...dress, configurable_options: [option('cdrl_size', 0, ['98', '104'])] }
    expect(quickStep(sizes, { cdrl_size: '98' })).toEqual({ kind: 'chosen', choice: { cdrl_size: '98' } })
  })

  it('AMB-64 asks for the remaining options, but chooses a single available value itself', () => {
    expect(quickStep(dress, { cdrl_size: '98' })).toMatchObject({ kind: 'ask', option: { attribute_code: 'color' } })
    expect(quickStep(dress, { cdrl_size: '104' })).toEqual({
      kind: 'chosen',
      choice: { cdrl_size: '104', color: 'blue' },
    })
  })

  it('AMB-35 QUICK-04 appends the age in brackets, unless it equals the label', () => {
    expect(withAge('98', '2-3 lata')).toBe('98 (2-3 lata)')
    expect(withAge('98', '')).toBe('98')
    expect(withAge('3 lata', '3 lata')).toBe('3 lata')
  })
})
