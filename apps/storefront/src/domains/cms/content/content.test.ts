import { expect, it } from 'vitest'
import type { ContentElement, Row } from '@bocian/rules/page-builder/elements.ts'
import { isPlain } from './is-plain.ts'

const text: ContentElement = { type: 'text', html: '<p>Hello</p>' }
const row = (...children: readonly ContentElement[]): Row => ({ type: 'row', appearance: 'contained', children })

it('CMS-01 content without elements of the page builder is drawn as HTML', () => {
  expect(isPlain([text])).toBe(true)
  expect(isPlain([])).toBe(true)
  expect(isPlain([{ ...text, style: { 'text-align': 'center' } }])).toBe(false)
  expect(isPlain([row(text)])).toBe(false)
})
