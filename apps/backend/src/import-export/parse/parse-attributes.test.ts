import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { parseAttributes, parseVariations } from './parse-attributes.ts'

const pairs = (cell: string): string[][] => parseAttributes(cell).map(({ code, value }) => [code, value])

describe('additional attributes', () => {
  it('are separated by commas', () => {
    expect(pairs('has_options=0,size=XS,color=Black')).toEqual([
      ['has_options', '0'],
      ['size', 'XS'],
      ['color', 'Black'],
    ])
  })

  it('keep a comma that no code follows', () => {
    expect(pairs('note=soft, warm, light,size=M')).toEqual([
      ['note', 'soft, warm, light'],
      ['size', 'M'],
    ])
  })

  it('may have a quoted value with doubled quotes inside', () => {
    expect(pairs('care="cold, size=no ""really""",size=M')).toEqual([
      ['care', 'cold, size=no "really"'],
      ['size', 'M'],
    ])
  })

  it('may be quoted as a whole, code included', () => {
    expect(pairs('"care=a, b=c",size=M')).toEqual([
      ['care', 'a, b=c'],
      ['size', 'M'],
    ])
  })

  it('keep an inch mark as part of the value', () => {
    expect(pairs('length=4",size=M')).toEqual([
      ['length', '4"'],
      ['size', 'M'],
    ])
  })

  it('never hang or throw for any cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '=', ',', '"', '|', ' ') }), (cell) => {
        expect(parseAttributes(cell).every(({ code }) => code !== '')).toBe(true)
      }),
    )
  })
})

describe('variations', () => {
  it('consist of a SKU and its option values', () => {
    expect(parseVariations('sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red')).toEqual([
      {
        sku: 'A-S',
        values: [
          { code: 'size', value: 'S' },
          { code: 'color', value: 'Red' },
        ],
      },
      {
        sku: 'A-M',
        values: [
          { code: 'size', value: 'M' },
          { code: 'color', value: 'Red' },
        ],
      },
    ])
  })

  it.each([
    'sku=A, size=98 | sku=B, size=104 |',
    'SKU=A,Size=98|SKU=B,Size=104',
    'size=98,sku=A|size=104,sku=B',
    ' sku = A , size = 98 |sku=B,size=104 ',
  ])('are read as they are written: %s', (cell) => {
    expect(parseVariations(cell)).toEqual([
      { sku: 'A', values: [{ code: 'size', value: '98' }] },
      { sku: 'B', values: [{ code: 'size', value: '104' }] },
    ])
  })

  it('without a SKU are skipped', () => {
    expect(parseVariations('size=S')).toEqual([])
  })
})
