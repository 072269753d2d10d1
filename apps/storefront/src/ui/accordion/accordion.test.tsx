import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

const sections = ['a', 'b', 'c'].map((id) => ({ id, title: id, content: `content of ${id}` }))
const openOf = (html: string): readonly string[] =>
  [...html.matchAll(/<details id="(\w)"[^>]* open=""/g)].map(([, id]) => id ?? '')
const namesOf = (html: string): readonly string[] =>
  [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name ?? '')

it('SHELL-27 opens one section at a time with `isSingle`, enforced by the browser', () => {
  const html = renderToStaticMarkup(<Accordion sections={sections} open={['b', 'c']} isSingle />)
  expect(openOf(html)).toEqual(['b'])
  expect(namesOf(html)).toHaveLength(3)
  expect(new Set(namesOf(html)).size).toBe(1)
})

it('SHELL-27 opens any number of sections without `isSingle`', () => {
  const html = renderToStaticMarkup(<Accordion sections={sections} open={['b', 'c']} />)
  expect(openOf(html)).toEqual(['b', 'c'])
  expect(namesOf(html)).toEqual([])
})
