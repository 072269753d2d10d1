import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawElements } from '../../content/testing-draw.tsx'

it('CMS-08 a divider has its width, thickness and colour, and stands where its text alignment says', async () => {
  await drawElements({
    type: 'divider',
    width: '50%',
    thickness: '4px',
    color: 'rgb(15, 118, 110)',
    style: { 'text-align': 'right' },
  })
  const line = page.getByRole('separator').element() as HTMLElement
  const around = (line.parentElement as HTMLElement).getBoundingClientRect()
  expect(line.getBoundingClientRect().width).toBeCloseTo(around.width / 2, 0)
  expect(line.getBoundingClientRect().right).toBeCloseTo(around.right, 0)
  const { borderTopWidth, borderTopColor } = getComputedStyle(line)
  expect([borderTopWidth, borderTopColor]).toEqual(['4px', 'rgb(15, 118, 110)'])
})
