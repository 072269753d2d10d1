import { expect, test } from 'vitest'
import type { ProductDocument, VariantDocument } from '../types.ts'
import { documentWriter } from './document-text.ts'

const picture = { id: 3, file: 'a "b".svg', label: null, position: 0, roles: ['image', 'thumbnail'] }
const optionIds = [7, 78]
const pictures = [picture]

const variant = (name: string, final: number, lowest: number | null): VariantDocument => ({
  id: 5,
  sku: 'S-"5"',
  name,
  weight: null,
  optionIds,
  pictures,
  regular: 2_000,
  final,
  lowest,
})

const document = (variants: VariantDocument[], own: Partial<ProductDocument> = {}): ProductDocument => ({
  attributeSet: 'Default',
  taxClass: 'reduced',
  weight: 0.25,
  maxCartQuantity: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  description: 'Zażółć\u001F "gęślą"\njaźń \u2028',
  shortDescription: '',
  metaTitle: null,
  metaKeywords: null,
  metaDescription: 'ґ',
  attributes: { pictures: '[]', variants: '"' },
  optionIds: [1, 2],
  pictures,
  categoryIds: [],
  superAttributeIds: [4],
  variants,
  links: { related: [1], upsell: [], crosssell: [], colour: [2, 3] },
  special: { price: 1_500, from: null, to: '2026-02-01T00:00:00.000Z' },
  giftcardType: null,
  giftcardAmounts: [],
  ...own,
})

test('writes the same text as JSON.stringify for the store views of a product', () => {
  const write = documentWriter()
  const documents = [
    document([variant('Sukienka „A”', 1_500, 1_400), { ...variant('B', 9, null), id: 6, sku: 'S-6', optionIds: [] }]),
    document([variant('Сукня', 1_999, null)], { special: null, pictures: [], categoryIds: [9, 12] }),
    document([], { giftcardType: 'VIRTUAL', giftcardAmounts: [1_000] }),
  ]
  expect(documents.map((one) => write(one))).toEqual(documents.map((one) => JSON.stringify(one)))
})
