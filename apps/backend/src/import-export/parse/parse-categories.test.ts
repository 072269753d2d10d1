import { expect, test } from 'vitest'
import { nameOfPath, parseCategories, pathAndParents } from './parse-categories.ts'

test.each([
  ['Default Category/Men/Tops,Default Category', ['Default Category/Men/Tops', 'Default Category']],
  ['Luma Root/Men', ['Default Category/Men']],
  ['Men/Tops,Women', ['Default Category/Men/Tops', 'Default Category/Women']],
  ['Default Category/Hats, Gloves,Default Category/Sale', ['Default Category/Hats, Gloves', 'Default Category/Sale']],
  ['Default Category/Bags\\/Packs/Small', ['Default Category/Bags∕Packs/Small']],
  [' Default Category / Men ', ['Default Category/Men']],
  ['', []],
])('%j', (cell, paths) => expect(parseCategories(cell)).toEqual(paths))

test('an escaped slash in a name is shown as a slash', () => {
  expect(nameOfPath('Default Category/Bags∕Packs')).toBe('Bags/Packs')
})

test('parents come before children', () => {
  expect(pathAndParents('A/B/C')).toEqual(['A', 'A/B', 'A/B/C'])
})

test('a root of the file is replaced by ours, whatever its name; a second root leads to the same categories', () => {
  const roots = new Set(['Sklep PL', 'Laden DE'])
  expect(parseCategories('Sklep PL/Lato/Czapki,Laden DE/Lato/Czapki,Sklep PL', roots)).toEqual([
    'Default Category/Lato/Czapki',
    'Default Category',
  ])
})
