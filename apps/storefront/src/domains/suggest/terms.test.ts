import { expect, it } from 'vitest'
import { startTerms, suggestedTerms, withTerm } from './terms.ts'

const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

it('SRCH-02 shows recent searches if there are any, else popular ones', () => {
  expect(startTerms(['coat'], ['dress'], '')).toEqual({ texts: ['coat'], areOwn: true })
  expect(startTerms([], ['dress'], '')).toEqual({ texts: ['dress'], areOwn: false })
})

it('SRCH-12 shows at most six recent or popular searches', () => {
  expect(startTerms(many, [], '').texts).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(startTerms([], many, '').texts).toHaveLength(6)
})

it('SRCH-13 shows at most five suggestions', () => {
  expect(suggestedTerms(many).texts).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('filters the terms by the typed text ignoring accents, and shows all if none matches', () => {
  expect(startTerms([], ['spódnica', 'kurtka'], 'SPOD').texts).toEqual(['spódnica'])
  expect(startTerms([], ['spódnica', 'kurtka'], 'x').texts).toEqual(['spódnica', 'kurtka'])
})

it('moves a repeated search to the front', () => {
  expect(withTerm(['coat', 'Dress'], 'dress')).toEqual(['dress', 'coat'])
  expect(withTerm([...many, 'i', 'j'], 'k')).toHaveLength(10)
})
