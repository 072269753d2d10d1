import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lookOf } from './look-of.ts'

it('CMS-07 CMS-14 the stored declarations are inline style, and those for phones custom properties', () => {
  const look = lookOf({ style: { 'margin-top': '10px', 'text-align': 'center' }, phoneStyle: { 'margin-top': '0' } })
  expect(look).toEqual({
    style: { marginTop: '10px', textAlign: 'center', '--phone-margin-top': '0' },
    'data-phone': 'margin-top',
  })
})

it('an element without a look has no attributes', () => {
  expect(lookOf({})).toEqual({})
})

it('the author’s classes are data', () => {
  expect(lookOf({ classes: 'hero bg-sand' })).toEqual({ 'data-author-class': 'hero bg-sand' })
})

it('the style sheet for phones applies each property by its own custom property', () => {
  const css = readFileSync(join(import.meta.dirname, 'phone.css'), 'utf8')
  const rules = [...css.matchAll(/\[data-phone~='([a-z-]+)'\] \{\s+([a-z-]+): var\(--phone-([a-z-]+)\) !important;/g)]
  expect(rules.length).toBeGreaterThan(30)
  for (const [, attribute, property, value] of rules) expect([property, value]).toEqual([attribute, attribute])
})
