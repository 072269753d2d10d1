import { describe, expect, it } from 'vitest'
import { addedParts } from './added-parts.ts'

const marked = (suggestion: string, typed: string): string =>
  addedParts(suggestion, typed)
    .map(({ text, isAdded }) => (isAdded ? `[${text}]` : text))
    .join('')

describe('UX-11 the added part of a suggestion', () => {
  it.each([
    ['sukienka', 'suk', 'suk[ienka]'],
    ['Żółte spodnie', 'zolte', 'Żółte[ spodnie]'],
    ['letnia sukienka', 'SUKIENKA', '[letnia ]sukienka'],
    ['темно-синя сукня', 'синя', '[темно-]синя[ сукня]'],
    ['sukienka', 'sukienka', 'sukienka'],
    ['kurtka', 'sukienka', 'kurtka'],
    ['kurtka', '  ', 'kurtka'],
  ])('marks %s for %j as %s', (suggestion, typed, parts) => expect(marked(suggestion, typed)).toBe(parts))
})
