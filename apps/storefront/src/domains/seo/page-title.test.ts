import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const config = (prefix: string | null, suffix: string | null, name: string | null) => ({
  storeConfig: { title_prefix: prefix, title_suffix: suffix, store_name: name },
})

it.each([
  ['adds prefix and suffix to the title', config('Bocian:', ' | Bocian', 'Česko'), 'Dívky', 'Bocian: Dívky | Bocian'],
  ['omits an empty prefix', config('', ' | Bocian', 'Česko'), 'Dívky', 'Dívky | Bocian'],
  ['uses the store name if there is no suffix', config(null, '', 'Česko'), 'Dívky', 'Dívky – Česko'],
  ['treats a blank suffix as none', config(null, '  ', 'Česko'), 'Dívky', 'Dívky – Česko'],
  ['combines a prefix with the store name', config('Bocian:', null, 'Česko'), 'Dívky', 'Bocian: Dívky – Česko'],
  ['falls back to Polska without a store name', config(null, null, null), 'Dziewczynka', 'Dziewczynka – Polska'],
  ['falls back to Polska without a configuration', { storeConfig: null }, 'Dziewczynka', 'Dziewczynka – Polska'],
  ['falls back to Polska without a response', undefined, 'Dziewczynka', 'Dziewczynka – Polska'],
  ['uses only the store name without a title', config('Bocian:', ' | Bocian', 'Česko'), ' ', 'Česko'],
])('STORE-31 %s', (_case, layout, title, expected) => {
  expect(pageTitle(layout, title)).toBe(expected)
})

it.each(['–', '|', '::'])(
  'STORE-31 design/head/title_separator "%s" stands before the name of the store',
  (separator) => {
    const { storeConfig } = config('', '', 'Česko')
    expect(pageTitle({ storeConfig: { ...storeConfig, title_separator: separator } }, 'Dívky')).toBe(
      `Dívky ${separator} Česko`,
    )
  },
)
