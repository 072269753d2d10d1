import { expect, test } from 'vitest'
import { defineErrors, defineLocalErrors } from './user-error.ts'

const errors = defineErrors({
  TOO_MANY: ['graphql-input', 'At most {maximum} of {kind}.', { maximum: 'number', kind: 'string' }],
  MISSING: ['graphql-no-such-entity', 'Not found: {names}', { names: 'string[]' }],
  MERCHANT: ['graphql-input', '{text}', { text: 'text' }],
  CLOSED: ['graphql-no-such-entity', 'It is closed.', {}, 'MISSING'],
})

test('an error has a message with its parameters filled in, a code and the parameters', () => {
  const error = errors.TOO_MANY({ maximum: 5, kind: 'coats' })
  expect(error.message).toBe('At most 5 of coats.')
  expect(error.extensions).toEqual({
    category: 'graphql-input',
    code: 'TOO_MANY',
    parameters: { maximum: 5, kind: 'coats' },
  })
})

test('an entry may share another entry’s code but has its own name', () => {
  const { extensions, kind } = errors.CLOSED()
  expect(extensions).toEqual({ category: 'graphql-no-such-entity', code: 'MISSING' })
  expect(kind).toBe('CLOSED')
})

test('parameters from the caller are shortened, the shop’s own texts are not', () => {
  const long = 'x'.repeat(500)
  expect(errors.TOO_MANY({ maximum: 1, kind: long }).message).toHaveLength('At most 1 of .'.length + 64)
  expect(errors.MISSING({ names: [long, 'y'] }).parameters).toEqual({ names: [long.slice(0, 64), 'y'] })
  expect(errors.MERCHANT({ text: long }).message).toBe(long)
})

test('placeholders inside a parameter are not replaced', () => {
  expect(errors.TOO_MANY({ maximum: 1, kind: '{maximum} $& $1' }).message).toBe('At most 1 of {maximum} $& $1.')
})

test('a local error has its message in the language of the store view and the same code in all', () => {
  const local = defineLocalErrors({ COMPARE_FULL: ['graphql-input', 'compare.full', { most: 'number' }] })
  const [polish, english] = ['pl_PL', 'en_US'].map((locale) => local.COMPARE_FULL({ locale }, { most: 9 }))
  expect(english?.message).toBe('You can compare up to 9 products. Please remove one first.')
  expect(polish?.message).not.toBe(english?.message)
  expect(polish?.extensions).toEqual(english?.extensions)
})
