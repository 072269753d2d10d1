import { expect, it } from 'vitest'
import type { ContentElement, Row } from '@bocian/rules/page-builder/elements.ts'
import { isPlain } from './is-plain.ts'
import { mustBeLive } from './must-be-live.ts'

const text: ContentElement = { type: 'text', html: '<p>Hello</p>' }
const row = (...children: readonly ContentElement[]): Row => ({ type: 'row', appearance: 'contained', children })

it('CMS-01 content without elements of the page builder is drawn as HTML', () => {
  expect(isPlain([text])).toBe(true)
  expect(isPlain([])).toBe(true)
  expect(isPlain([{ ...text, style: { 'text-align': 'center' } }])).toBe(false)
  expect(isPlain([row(text)])).toBe(false)
})

it('CMS-09 what is loaded in the browser does not wait for the first interaction, however deep it is', () => {
  const dynamic: ContentElement = { type: 'dynamic-block', uids: ['MQ=='], mode: 'SPECIFIED' }
  expect(mustBeLive([row(text)])).toBe(false)
  expect(mustBeLive([row({ type: 'block', children: [dynamic] })])).toBe(true)
  expect(mustBeLive([{ type: 'accordion', items: [{ id: 'a', title: 'A', children: [dynamic] }] }])).toBe(true)
})
