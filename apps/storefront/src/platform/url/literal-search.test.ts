import { expect, it } from 'vitest'
import { literalSearch, withoutQuotes } from './literal-search.ts'

it.each([
  ['kurtak', 'kurtak', '"kurtak"'],
  ['"kurtak"', 'kurtak', '"kurtak"'],
  ['„czerwona kurtak”', 'czerwona kurtak', '"czerwona kurtak"'],
  ['bluza 3"', 'bluza 3"', '"bluza 3""'],
  ['""', '""', '""""'],
])('%s is shown as %s and searched for literally as %s', (query, shown, literal) => {
  expect(withoutQuotes(query)).toBe(shown)
  expect(literalSearch(query)).toBe(literal)
})
