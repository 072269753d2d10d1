import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawElements } from '../../content/testing-draw.tsx'

it('CMS-10 shows headings of their levels, text, stored HTML and blocks', async () => {
  await drawElements(
    { type: 'heading', level: 4, text: 'Sizes & ages' },
    { type: 'text', html: '<p>Written <strong>here</strong></p>' },
    { type: 'html', html: '<table><tr><td>By hand</td></tr></table>' },
    { type: 'block', children: [{ type: 'heading', level: 2, text: 'Of a block' }] },
  )
  await expect.element(page.getByRole('heading', { name: 'Sizes & ages', level: 4 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Of a block', level: 2 })).toBeVisible()
  expect(document.querySelector('strong')?.textContent).toBe('here')
  await expect.element(page.getByRole('cell', { name: 'By hand' })).toBeVisible()
})

it('CMS-03 CMS-04 a link of the shop is followed in the application; one with a target and one to elsewhere by the browser', async () => {
  const { router } = await drawElements(
    { type: 'text', html: `<a href="/cart">Inside</a> <a href="/cart" target="_blank">New tab</a>` },
    { type: 'html', html: '<a href="https://elsewhere.example/">Elsewhere</a>' },
    { type: 'buttons', items: [{ text: 'Absolute', look: 'link', link: { href: `${location.origin}/eu/cart` } }] },
  )
  const followed: string[] = []
  const note = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed.push((event.target as Element).textContent ?? '')
    event.preventDefault()
  }
  document.addEventListener('click', note)
  for (const name of ['Elsewhere', 'New tab']) await page.getByRole('link', { name }).click()
  document.removeEventListener('click', note)
  expect(followed).toEqual(['Elsewhere', 'New tab'])
  expect(router.state.location.pathname).toBe('/eu/')
  await page.getByRole('link', { name: 'Absolute' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/eu/cart')
})

it.each([
  ['at the right by its own alignment', { 'text-align': 'right' }, '<p>Words</p>', 1],
  ['at the right by that of a paragraph', {}, '<p style="text-align: right">Words</p>', 1],
  ['in the middle by that of a paragraph', {}, '<p style="text-align: center">Words</p>', 0.5],
  ['at the left', { 'text-align': 'left' }, '<p>Words</p>', 0],
])('CMS-10 a text is %s, in the whole width', async (_name, style, html, place) => {
  await drawElements({ type: 'text', html, style })
  expect(placeOf('Words')).toBeCloseTo(place, 1)
})

it('CMS-10 a text is where the alignment of its row says, unless it has its own', async () => {
  await drawElements({
    type: 'row',
    appearance: 'contained',
    style: { 'text-align': 'center' },
    children: [
      { type: 'text', html: '<p>Inherited</p>' },
      { type: 'text', html: '<p>Own</p>', style: { 'text-align': 'left' } },
    ],
  })
  expect(placeOf('Inherited')).toBeCloseTo(0.5, 1)
  expect(placeOf('Own')).toBeCloseTo(0, 1)
})

/** Where the words of a paragraph are in the content: 0 at its left, 1 at its right. */
function placeOf(words: string): number {
  const range = document.createRange()
  range.selectNodeContents(page.getByText(words).element())
  const [text, whole] = [range, document.querySelector('[data-elements] > *')].map((one) =>
    one?.getBoundingClientRect(),
  )
  if (!text || !whole) return -1
  return (text.left - whole.left) / (whole.width - text.width)
}

it.each([
  [390, 'above it'],
  [800, 'beside it'],
])('in a window of %i px has a picture that floats %s', async (width, place) => {
  await page.viewport(width, 800)
  const html = '<p style="float: right; margin-left: 20px"><img alt="" width="300" height="200"></p><p>Words</p>'
  await drawElements({ type: 'text', html })
  const words = document.createRange()
  words.selectNodeContents(page.getByText('Words').element())
  const picture = document.querySelector('img')?.getBoundingClientRect()
  expect(words.getBoundingClientRect().top < (picture?.bottom ?? 0)).toBe(place === 'beside it')
})
