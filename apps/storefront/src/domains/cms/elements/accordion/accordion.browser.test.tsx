import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawElements } from '../../content/testing-draw.tsx'

it('CMS-18 an accordion has sections with ids, titles and elements, which open by mouse and keyboard', async () => {
  await drawElements({
    type: 'accordion',
    items: [
      { id: 'returns', title: 'Returns', children: [{ type: 'text', html: '<p>Thirty days</p>' }] },
      {
        id: 'washing',
        title: 'Washing',
        children: [{ type: 'divider', width: '50%', thickness: '1px', color: '#000' }],
      },
    ],
  })
  await expect.element(page.getByText('Returns')).toBeVisible()
  const section = document.querySelector('#returns') as HTMLDetailsElement
  expect(section.open).toBe(false)
  await page.getByText('Returns').click()
  await expect.element(page.getByText('Thirty days')).toBeVisible()
  ;(document.querySelector('#washing > summary') as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('separator')).toBeVisible()
  expect(section.open).toBe(true)
})

const text = (html: string) => [{ type: 'text', html }] as const
const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open

it('SHELL-27 an accordion keeps one section open if it is stored so', async () => {
  const items = ['a', 'b'].map((id) => ({ id, title: `Section ${id}`, children: text(`<p>Content of ${id}</p>`) }))
  await drawElements({ type: 'accordion', isSingle: true, items })
  await page.getByText('Section a').click()
  await expect.element(page.getByText('Content of a')).toBeVisible()
  await page.getByText('Section b').click()
  await expect.element(page.getByText('Content of b')).toBeVisible()
  expect(isOpen('a')).toBe(false)
})

it('SHELL-26 a blocked section keeps open by mouse and keyboard, also beside the only other one that is open', async () => {
  const [note, other] = ['note', 'other'].map((id) => ({ id, title: `Section ${id}`, children: text(`<p>${id}</p>`) }))
  if (!note || !other) throw new Error('There are two sections')
  const items = [{ ...note, isOpen: true, isBlocked: true } as const, other]
  await drawElements({ type: 'accordion', isSingle: true, items })
  const heading = document.querySelector<HTMLElement>('#note > summary')
  expect(heading?.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('Section note').click({ force: true })
  heading?.focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('note')).toBe(true)
  await page.getByText('Section other').click()
  await expect.poll(() => isOpen('other')).toBe(true)
  expect(isOpen('note')).toBe(true)
})
