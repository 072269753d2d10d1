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
