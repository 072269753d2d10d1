import { expect, test } from 'vitest'
import { createCategoryRoots } from './category-roots.ts'

function rootsOf(cells: string[], topNames: string[] = []): string[] {
  const found = createCategoryRoots()
  cells.forEach((categories, index) => found.note({ line: index + 2, row: { categories } }))
  return [...found.decide(topNames).roots]
}

test.each([
  ['one root', ['Sklep PL/Dziewczynka', 'Sklep PL/Dziewczynka/Sukienki,Sklep PL/Wyprzedaż'], ['Sklep PL']],
  ['one root, and a product directly in it', ['Obchod,Obchod/Chlapec', 'Obchod/Chlapec/Tričká'], ['Obchod']],
  ['two roots', ['Sklep PL/Lato,Laden DE/Lato', 'Laden DE/Lato/Hüte'], ['Sklep PL', 'Laden DE']],
  ['a second root beside a named one', ['Default Category/Lato,Laden DE/Lato'], ['Laden DE']],
])('%s: the first name of each path is a root', (_what, cells, roots) => {
  expect(rootsOf(cells)).toEqual(roots)
})

test.each([
  ['some paths are a single category', ['Men/Tops,Women', 'Women/Hats'], []],
  ['the first name is a category here', ['Dziewczynka/Sukienki'], ['dziewczynka']],
  ['nothing is below it', ['Sale'], []],
  ['a category stands beside a named root', ['Default Category/Hats,Sale'], []],
])('%s: paths begin with a category', (_what, cells, topNames) => {
  expect(rootsOf(cells, topNames)).toEqual([])
})

test('names the roots in a warning, by the first line', () => {
  const found = createCategoryRoots()
  found.note({ line: 7, row: { categories: 'Sklep PL/Lato' } })
  expect(found.decide([]).remark).toMatchObject({
    line: 7,
    isWarning: true,
    reason: expect.stringContaining('Sklep PL'),
  })
})
