import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Choice } from './choice.tsx'

const options = [
  { value: 'courier', label: 'DPD', detail: 'Paketzustellung nach Hause', aside: '16,99 zł' },
  { value: 'locker', label: 'InPost Paczkomat®', detail: 'Odbiór w automacie', aside: '12,99 zł' },
]

afterEach(() => void (document.documentElement.style.fontSize = ''))

it.each([16, 32])('with text of %i px on a phone, rows with a price fit into their column', async (size) => {
  document.documentElement.style.fontSize = `${size}px`
  await render(
    <div style={{ inlineSize: 262 }} data-column="">
      <Choice legend="Delivery" name="delivery" options={options} />
    </div>,
  )
  const column = document.querySelector('[data-column]')?.getBoundingClientRect()
  for (const { aside, label } of options)
    for (const text of [aside, label]) {
      const { left, right } = page.getByText(text, { exact: true }).element().getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(column?.left ?? 0)
      expect(right).toBeLessThanOrEqual(column?.right ?? 0)
    }
})
