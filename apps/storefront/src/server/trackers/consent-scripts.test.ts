import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hideAddress, loadAgreed, loadScripts } from './consent-scripts.ts'

type Place = { append(made: Record<string, string>): unknown }

let steps: string[]
let home: Place | null
beforeEach(() => {
  steps = []
  home = null
  vi.stubGlobal('window', {
    location: { pathname: '/contact', hash: '', origin: 'https://shop.example' },
    history: { state: null, replaceState: (_state: unknown, _title: string, url: string) => steps.push(`at ${url}`) },
  })
  const listed = [{ text: 'first()' }, { text: 'second()', address: 'https://a.example/s.js', place: 'w1' }]
  vi.stubGlobal('document', {
    referrer: 'https://shop.example/order/track/secret',
    querySelector: () => home,
    currentScript: { previousElementSibling: { textContent: JSON.stringify(listed) } },
    createElement: (name: string) => ({ name }),
    body: {
      append: ({ name, text, src, id }: Record<string, string>) => steps.push(`${name} ${text ?? src ?? id}`),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('ANALYT-06 hides the query of the URL, then loads each script after the element it needs', () => {
  loadAgreed(loadScripts, hideAddress)
  expect(steps).toEqual(['at /contact', 'script first()', 'div w1', 'script second()', 'script https://a.example/s.js'])
  expect(document.referrer).toBe('https://shop.example/')
  expect(window.mayTrack).toBe('agreed')
})

it('SHELL-17 puts the customers’ reviews into the footer, if the page has one', () => {
  home = { append: ({ name, id }) => steps.push(`${name} ${id} in the footer`) }
  loadAgreed(loadScripts, hideAddress)
  expect(steps).toContain('div w1 in the footer')
  expect(steps).not.toContain('div w1')
})
