import { expect, it } from 'vitest'
import { parseFlag, parseStatus } from './parse-flag.ts'

it.each([
  ['', undefined],
  ['1', true],
  [' YES ', true],
  ['Tak', true],
  ['ja', true],
  ['1.0000', true],
  ['0', false],
  ['Nie', false],
  ['Nein', false],
  ['Ні', false],
  ['FALSE', false],
] as const)('the flag %j is %s', (cell, meaning) => expect(parseFlag('is_active', cell)).toBe(meaning))

it.each(['2', 'maybe', 'Enabled', '10', '-'])('the flag %j is refused', (cell) => {
  expect(() => parseFlag('is_active', cell)).toThrow(`is_active "${cell}" is neither yes nor no`)
})

it.each([
  ['', undefined],
  ['1', true],
  ['Enabled', true],
  ['Włączone', true],
  ['Aktiviert', true],
  ['Увімкнено', true],
  ['2', false],
  ['0', false],
  ['Disabled', false],
  ['Wyłączony', false],
  ['Deaktiviert', false],
  ['zakázané', false],
  ['Dezactivat', false],
  ['nein', false],
] as const)('the status %j is %s', (cell, meaning) => expect(parseStatus('product_online', cell)).toBe(meaning))

it.each(['3', 'sold out', 'aktywny?'])('the status %j is refused', (cell) => {
  expect(() => parseStatus('product_online', cell)).toThrow('is neither yes nor no')
})
