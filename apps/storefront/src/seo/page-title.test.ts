import { expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const config = (prefix: string | null, suffix: string | null, name: string | null) => ({
  storeConfig: { title_prefix: prefix, title_suffix: suffix, store_name: name },
})

it.each([
  ['prefix, title, suffix', config('Bocian:', ' | Bocian', 'Česko'), 'Dívky', 'Bocian: Dívky | Bocian'],
  ['no prefix', config('', ' | Bocian', 'Česko'), 'Dívky', 'Dívky | Bocian'],
  ['no suffix: the name of the store', config(null, '', 'Česko'), 'Dívky', 'Dívky – Česko'],
  ['a suffix of blanks is none', config(null, '  ', 'Česko'), 'Dívky', 'Dívky – Česko'],
  ['prefix without suffix', config('Bocian:', null, 'Česko'), 'Dívky', 'Bocian: Dívky – Česko'],
  ['no name either', config(null, null, null), 'Dziewczynka', 'Dziewczynka – Polska'],
  ['no configuration', { storeConfig: null }, 'Dziewczynka', 'Dziewczynka – Polska'],
  ['no answer', undefined, 'Dziewczynka', 'Dziewczynka – Polska'],
  ['no title', config('Bocian:', ' | Bocian', 'Česko'), ' ', 'Česko'],
])('STORE-31 %s', (_case, layout, title, expected) => {
  expect(pageTitle(layout, title)).toBe(expected)
})
