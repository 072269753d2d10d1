import { expect, it } from 'vitest'
import { startTerms, suggestedTerms, withTerm } from './terms.ts'

const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

it('SRCH-02 the last searched terms come before the most popular ones', () => {
  expect(startTerms(['coat'], ['dress'], '')).toEqual({ texts: ['coat'], areOwn: true })
  expect(startTerms([], ['dress'], '')).toEqual({ texts: ['dress'], areOwn: false })
})

it('SRCH-12 at most six of either', () => {
  expect(startTerms(many, [], '').texts).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(startTerms([], many, '').texts).toHaveLength(6)
})

it('SRCH-13 at most five suggestions', () => {
  expect(suggestedTerms(many).texts).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('what is typed narrows the terms, accents or not, and never to nothing', () => {
  expect(startTerms([], ['spódnica', 'kurtka'], 'SPOD').texts).toEqual(['spódnica'])
  expect(startTerms([], ['spódnica', 'kurtka'], 'x').texts).toEqual(['spódnica', 'kurtka'])
})

it('a term that is searched for again comes first, once', () => {
  expect(withTerm(['coat', 'Dress'], 'dress')).toEqual(['dress', 'coat'])
  expect(withTerm([...many, 'i', 'j'], 'k')).toHaveLength(10)
})
