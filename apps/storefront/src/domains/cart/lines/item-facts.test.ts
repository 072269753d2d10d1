import { expect, test } from 'vitest'
import type { ItemFactsFragment } from '#src/platform/graphql/documents.gen.ts'
import { itemFacts, itemPath } from './item-facts.ts'

const option = (label: string, value: string) => ({
  option_label: label,
  value_label: value,
  configurable_product_option_value_uid: value,
})

const trousers = {
  __typename: 'ConfigurableCartItem',
  product: { url_key: 'zolte-spodnie', url_suffix: '.html' },
  configured_variant: { cdrl_age: '2–3 lata' },
  configurable_options: [option('Rozmiar', '98'), option('Kolor', 'Żółty')],
} as unknown as ItemFactsFragment

test('shows the age in brackets after a size but not after a colour', () => {
  expect(itemFacts(trousers)).toEqual([
    { label: 'Rozmiar', value: '98 (2–3 lata)' },
    { label: 'Kolor', value: 'Żółty' },
  ])
})

test('a line links to its product', () => {
  expect(itemPath(trousers)).toBe('/zolte-spodnie.html')
})
