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
