import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ContentElements } from '../content/content-elements.tsx'
import { drawElements } from '../content/testing-draw.tsx'

it('CMS-01 a page is drawn element by element, to any depth', async () => {
  const deep: ContentElement = {
    type: 'row',
    appearance: 'contained',
    children: [
      {
        type: 'column-group',
        gridSize: 12,
        children: [
          {
            type: 'column-line',
            children: [
              {
                type: 'column',
                appearance: 'full-height',
                children: [{ type: 'block', children: [{ type: 'heading', level: 2, text: 'Deep' }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  await renderInShop(<ContentElements elements={[deep]} />)
  await expect.element(page.getByRole('heading', { name: 'Deep' })).toBeVisible()
})

it('CMS-01 ordinary content is drawn as it is, without a box of elements', async () => {
  await renderInShop(
    <ContentElements elements={[{ type: 'text', html: '<p id="words">Hello</p>' }]} className="prose" />,
  )
  await expect.element(page.getByText('Hello')).toBeVisible()
  const box = document.querySelector('#words')?.parentElement
  expect([box?.className, box?.dataset['stored']]).toEqual(['prose', ''])
  expect(document.querySelector('[data-elements]')).toBeNull()
})

it('CMS-01 an element that this version does not know leaves the others alone', async () => {
  const unknown = { type: 'hologram', text: 'Hm' } as unknown as ContentElement
  await drawElements(unknown, { type: 'heading', level: 2, text: 'Known' })
  await expect.element(page.getByRole('heading', { name: 'Known' })).toBeVisible()
})

it('the author’s classes are data, so that they cannot be ours', async () => {
  await drawElements({ type: 'heading', level: 2, text: 'Mine', classes: 'row hero' })
  const heading = page.getByRole('heading', { name: 'Mine' }).element() as HTMLElement
  expect(heading.dataset['authorClass']).toBe('row hero')
  expect(heading.classList.contains('hero')).toBe(false)
})
