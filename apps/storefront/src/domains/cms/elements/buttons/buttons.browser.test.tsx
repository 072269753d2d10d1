import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Buttons } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const buttons = (more: Partial<Buttons> = {}): Buttons => ({
  type: 'buttons',
  items: [
    { text: 'Go', look: 'primary', link: { href: '/girls.html' } },
    { text: 'A much longer button', look: 'secondary', link: { href: '/cart', opensNewTab: true } },
    { text: 'More', look: 'link', link: { href: 'https://elsewhere.example/' } },
    { text: 'Nowhere', look: 'primary' },
  ],
  ...more,
})
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) }).element() as HTMLAnchorElement
const boxOf = (name: string) => link(name).getBoundingClientRect()

afterEach(() => page.viewport(1280, 900))

it('CMS-06 buttons are side by side, with text, look, link and new tab; what leads nowhere is text', async () => {
  await drawElements(buttons())
  expect(boxOf('Go').top).toBe(boxOf('A much longer button').top)
  expect(boxOf('Go').width).toBeLessThan(boxOf('A much longer button').width)
  expect(['Go', 'A much', 'More'].map((name) => link(name).dataset['variant'])).toEqual([
    'primary',
    'secondary',
    'quiet',
  ])
  expect([link('A much').target, link('A much').rel, link('Go').target]).toEqual(['_blank', 'noreferrer noopener', ''])
  await expect.element(page.getByText('Nowhere')).toBeVisible()
  expect(page.getByRole('link', { name: 'Nowhere' }).elements()).toEqual([])
})

it('CMS-06 buttons are stacked, and as wide as each other', async () => {
  await drawElements(buttons({ isStacked: true, haveSameWidth: true }))
  expect(boxOf('A much').top).toBeGreaterThanOrEqual(boxOf('Go').bottom)
  expect(boxOf('Go').width).toBe(boxOf('A much').width)
})

it('CMS-06 buttons side by side are as wide as each other', async () => {
  await drawElements(buttons({ haveSameWidth: true }))
  expect(boxOf('Go').top).toBe(boxOf('A much').top)
  expect(boxOf('Go').width).toBeCloseTo(boxOf('A much').width, 0)
})

it('CMS-06 stacked buttons of their own widths are in the middle if the group is centred', async () => {
  await drawElements(buttons({ isStacked: true, style: { 'text-align': 'center' } }))
  const middles = ['Go', 'A much', 'More'].map((name) => boxOf(name).left + boxOf(name).width / 2)
  expect(middles[1]).toBeCloseTo(middles[0] ?? 0, 0)
  expect(middles[2]).toBeCloseTo(middles[0] ?? 0, 0)
})
