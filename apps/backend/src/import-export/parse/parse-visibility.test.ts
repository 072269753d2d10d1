import { expect, it } from 'vitest'
import { parseVisibility } from './parse-visibility.ts'

it.each([
  ['', undefined],
  ['1', 'hidden'],
  ['2', 'catalogue'],
  ['3', 'search'],
  ['4', 'both'],
  ['Not Visible Individually', 'hidden'],
  ['not visible individually ', 'hidden'],
  ['Niewidoczne pojedynczo', 'hidden'],
  ['Není viditelné samostatně', 'hidden'],
  ['Nie je viditeľné samostatne', 'hidden'],
  ['Einzeln nicht sichtbar', 'hidden'],
  ['Nu este vizibil individual', 'hidden'],
  ['Не відображається окремо', 'hidden'],
  ['Առանձին տեսանելի չէ', 'hidden'],
  ['Catalog', 'catalogue'],
  ['Suche', 'search'],
  ['Catalog, Search', 'both'],
  ['Katalog, Wyszukiwanie', 'both'],
  ['Katalog, Suche', 'both'],
  ['Catalog & Search', 'both'],
  ['Каталог, пошук', 'both'],
  ['Külön nem látható', 'hidden'],
  ['Katalógus, keresés', 'both'],
] as const)('the visibility %j means %s', (cell, meaning) => {
  expect(parseVisibility(cell)).toBe(meaning)
})

it.each(['5', '0', 'Widoczny', 'Catalog, Nowhere', 'yes'])('the visibility %j is refused', (cell) => {
  expect(() => parseVisibility(cell)).toThrow(`the visibility "${cell}" is not known`)
})
