import { describe, expect, test } from 'vitest'
import type { ChoosableFragment } from '#src/platform/graphql/documents.gen.ts'
import {
  ageOf,
  chooseValue,
  isAvailable,
  isChoiceSoldOut,
  isSoldOut,
  isStruckOut,
  optionsOf,
  variantOf,
} from './variant-choice.ts'

type Stock = 'IN_STOCK' | 'OUT_OF_STOCK'
const option = (code: string, position: number, values: string[]) => ({
  uid: code,
  attribute_code: code,
  label: code,
  position,
  values: values.map((value) => ({ uid: value, label: value, swatch_data: null })),
})
const variant = (size: string, colour: string, stock: Stock) => ({
  attributes: [
    { code: 'cdrl_size', uid: size, label: size },
    { code: 'color', uid: colour, label: colour },
  ],
  product: { uid: `${size}${colour}`, sku: `${size}-${colour}`, stock_status: stock },
})

/** Sizes 98 and 104 in red and blue; 104 red is sold out, and 104 blue does not exist. */
function product(
  stock: Stock,
  variants = [
    variant('98', 'red', 'IN_STOCK'),
    variant('98', 'blue', 'IN_STOCK'),
    variant('104', 'red', 'OUT_OF_STOCK'),
  ],
) {
  return {
    __typename: 'ConfigurableProduct',
    stock_status: stock,
    configurable_options: [option('color', 2, ['red', 'blue']), option('cdrl_size', 1, ['98', '104'])],
    variants,
  } as unknown as ChoosableFragment
}
const simple = (stock: Stock) => ({ __typename: 'SimpleProduct', stock_status: stock }) as unknown as ChoosableFragment

describe('PDP-05 PDP-06 PDP-07 PDP-08 whether a choice can be added', () => {
  test.each([
    ['PDP-05 PDP-06 a product with the status OUT_OF_STOCK is sold out', simple('OUT_OF_STOCK'), {}, true],
    ['PDP-06 a simple product in stock is not sold out', simple('IN_STOCK'), {}, false],
    [
      'PDP-06 the status of the product overrides that of the chosen variant',
      product('OUT_OF_STOCK'),
      { cdrl_size: '98', color: 'red' },
      true,
    ],
    ['PDP-07 the chosen variant is sold out', product('IN_STOCK'), { cdrl_size: '104', color: 'red' }, true],
    ['PDP-07 the chosen variant does not exist', product('IN_STOCK'), { cdrl_size: '104', color: 'blue' }, true],
    ['PDP-07 the chosen variant is in stock', product('IN_STOCK'), { cdrl_size: '98', color: 'blue' }, false],
    ['PDP-03 an incomplete choice is not sold out', product('IN_STOCK'), { cdrl_size: '104' }, false],
    ['PDP-08 no variant is in stock', product('IN_STOCK', [variant('98', 'red', 'OUT_OF_STOCK')]), {}, true],
  ])('%s', (_, one, choice, expected) => {
    expect(isChoiceSoldOut(one, choice as Record<string, string>)).toBe(expected)
  })

  test('PDP-09 a value is available if it makes, with the rest of the choice, a variant in stock', () => {
    const one = product('IN_STOCK')
    expect(isAvailable(one, {}, 'cdrl_size', '104')).toBe(false)
    expect(isAvailable(one, {}, 'cdrl_size', '98')).toBe(true)
    expect(isAvailable(one, { cdrl_size: '104' }, 'color', 'blue')).toBe(false)
    expect(isAvailable(one, { cdrl_size: '104' }, 'cdrl_size', '98')).toBe(true)
    expect(variantOf(one, { cdrl_size: '98' })).toBeUndefined()
    expect(variantOf(one, { cdrl_size: '98', color: 'red' })?.product?.sku).toBe('98-red')
    expect(isSoldOut(one)).toBe(false)
  })
})

describe('PDP-09 values that are struck out', () => {
  const struck = (one: ChoosableFragment, choice: Record<string, string>) =>
    optionsOf(one).flatMap(({ attribute_code: code, values }) =>
      (values ?? []).flatMap((value) => (isStruckOut(one, choice, code ?? '', value?.uid ?? '') ? [value?.uid] : [])),
    )
  const oneGone = product('IN_STOCK', [
    variant('98', 'red', 'IN_STOCK'),
    variant('98', 'blue', 'IN_STOCK'),
    variant('104', 'red', 'OUT_OF_STOCK'),
    variant('104', 'blue', 'IN_STOCK'),
  ])

  test.each([
    ['nothing is chosen', {}, []],
    ['the size that lacks a colour', { cdrl_size: '104' }, ['red']],
    ['the other size', { cdrl_size: '98' }, []],
    ['the colour that lacks a size', { color: 'red' }, ['104']],
    ['the size chosen last', { color: 'red', cdrl_size: '104' }, ['104']],
    ['the colour chosen last', { cdrl_size: '104', color: 'red' }, ['red']],
    ['another size after that', { color: 'red', cdrl_size: '98' }, ['104']],
    ['another colour after that', { cdrl_size: '104', color: 'blue' }, ['red']],
  ])('strikes out one value of a sold-out combination, depending on the choice: %s', (_what, choice, expected) => {
    expect(struck(oneGone, choice as Record<string, string>)).toEqual(expected)
  })

  test.each([[{}], [{ cdrl_size: '104' }], [{ cdrl_size: '104', color: 'red' }], [{ color: 'red', cdrl_size: '104' }]])(
    'a size sold out in every colour does not strike out a colour: %j',
    (choice) => {
      const only = product('IN_STOCK', [variant('98', 'red', 'IN_STOCK'), variant('104', 'red', 'OUT_OF_STOCK')])
      expect(struck(only, choice as Record<string, string>)).toEqual(['104', 'blue'])
    },
  )

  test('a value that is chosen again counts as chosen last', () => {
    const choice = chooseValue({ cdrl_size: '98', color: 'red' }, 'cdrl_size', '104')
    expect(Object.entries(choice)).toEqual([
      ['color', 'red'],
      ['cdrl_size', '104'],
    ])
  })
})

/** A product with null values that the schema allows. */
const odd = (fields: object) =>
  ({ __typename: 'ConfigurableProduct', stock_status: 'IN_STOCK', ...fields }) as unknown as ChoosableFragment
const hole = { attributes: null, product: null }
const whole = variant('98', 'red', 'IN_STOCK')

describe('PDP-07 PDP-08 PDP-09 products with missing data', () => {
  test.each([
    ['no variants at all', odd({ configurable_options: [option('cdrl_size', 1, ['98'])], variants: null }), {}, true],
    [
      'an empty list of variants',
      odd({ configurable_options: [option('cdrl_size', 1, ['98'])], variants: [] }),
      {},
      true,
    ],
    [
      'only null variants',
      odd({ configurable_options: [option('cdrl_size', 1, ['98'])], variants: [null, hole] }),
      {},
      true,
    ],
    [
      'no stock status of a variant',
      odd({
        configurable_options: [option('cdrl_size', 1, ['98'])],
        variants: [{ ...whole, product: { uid: 'x', sku: 'x', stock_status: null } }],
      }),
      { cdrl_size: '98' },
      true,
    ],
    [
      'null entries among the variants',
      product('IN_STOCK', [null, hole, whole] as never),
      { cdrl_size: '98', color: 'red' },
      false,
    ],
    ['no options', odd({ configurable_options: null, variants: [whole] }), {}, false],
    [
      'null entries among the options',
      odd({ configurable_options: [null, option('cdrl_size', 1, ['98'])], variants: [whole] }),
      { cdrl_size: '98' },
      false,
    ],
    ['an unknown product type', { __typename: 'BundleProduct', stock_status: 'IN_STOCK' } as never, {}, false],
    ['no stock status', { __typename: 'SimpleProduct', stock_status: null } as never, {}, false],
  ])('%s', (_, one, choice, expected) => {
    expect(isChoiceSoldOut(one, choice as Record<string, string>)).toBe(expected)
  })

  test('PDP-01 a product is chosen by its size and its colour, in their order', () => {
    expect(optionsOf(product('IN_STOCK')).map((one) => one.attribute_code)).toEqual(['cdrl_size', 'color'])
  })

  test('PDP-01 PDP-03 a single size must be chosen like any other', () => {
    const one = odd({ configurable_options: [option('cdrl_size', 1, ['98'])], variants: [whole] })
    expect(optionsOf(one)).toHaveLength(1)
    expect(variantOf(one, {})).toBeUndefined()
    expect(variantOf(one, { cdrl_size: '98' })?.product?.sku).toBe('98-red')
  })

  test('PDP-09 finds each of two hundred variants', () => {
    const sizes = Array.from({ length: 20 }, (_, index) => String(56 + 6 * index))
    const colours = Array.from({ length: 10 }, (_, index) => `colour-${index}`)
    const stockOf = (index: number): Stock => (index % 7 === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK')
    const variants = sizes.flatMap((size, row) =>
      colours.map((colour, column) => variant(size, colour, stockOf(row * 10 + column))),
    )
    const one = odd({ configurable_options: [option('cdrl_size', 1, sizes), option('color', 2, colours)], variants })
    for (const [row, size] of sizes.entries())
      for (const [column, colour] of colours.entries()) {
        const choice = { cdrl_size: size, color: colour }
        expect(variantOf(one, choice)?.product?.sku).toBe(`${size}-${colour}`)
        expect(isChoiceSoldOut(one, choice)).toBe((row * 10 + column) % 7 === 0)
        expect(isAvailable(one, { cdrl_size: size }, 'color', colour)).toBe((row * 10 + column) % 7 !== 0)
      }
    expect(ageOf(one, 'cdrl_size', 'nobody')).toBe('')
  })
})
