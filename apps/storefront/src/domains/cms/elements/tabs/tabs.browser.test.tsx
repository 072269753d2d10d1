import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Tabs } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const tabs = (more: Partial<Tabs> = {}): Tabs => ({
  type: 'tabs',
  defaultIndex: 1,
  alignment: 'left',
  contentStyle: { 'min-height': '300px' },
  items: ['Fabric', 'Washing', 'Origin'].map((name) => ({
    name,
    children: [{ type: 'text', html: `<p>About ${name}</p>` }],
  })),
  ...more,
})
const tab = (name: string) => page.getByRole('tab', { name })
const panel = () => page.getByRole('tabpanel')

it('CMS-16 tabs open the stored one first, and another by mouse and by keys', async () => {
  await drawElements(tabs())
  await expect.element(tab('Washing')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('About Washing')).toBeVisible()
  expect(panel().elements()).toHaveLength(1)
  await tab('Origin').click()
  await expect.element(page.getByText('About Origin')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('About Fabric')).toBeVisible()
  expect(document.activeElement).toBe(tab('Fabric').element())
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('About Origin')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('About Fabric')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(panel().element())
})

it.each(['left', 'center', 'right'] as const)(
  'CMS-16 the tabs stand on the side that is stored: %s',
  async (alignment) => {
    await drawElements(tabs({ alignment }))
    const list = page.getByRole('tablist').element().getBoundingClientRect()
    const [first, last] = [tab('Fabric'), tab('Origin')].map((one) => one.element().getBoundingClientRect())
    const [before, after] = [(first?.left ?? 0) - list.left, list.right - (last?.right ?? 0)].map(Math.round)
    if (alignment === 'left') expect(before).toBe(0)
    else if (alignment === 'right') expect(after).toBe(0)
    else expect(before).toBeCloseTo(after ?? -1, -1)
  },
)

it('CMS-16 the panels have the stored least height', async () => {
  await drawElements(tabs())
  await expect.element(panel()).toBeVisible()
  expect((panel().element().parentElement as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(300)
})

it('CMS-16 the content of a tab is where its vertical alignment says', async () => {
  const children = [{ type: 'heading', level: 4, text: 'Low' }] as const
  await drawElements(
    tabs({
      defaultIndex: 0,
      items: [{ name: 'One', style: { 'min-height': '300px', 'justify-content': 'flex-end' }, children }],
    }),
  )
  const [outer, inner] = [panel(), page.getByText('Low')].map((one) => one.element().getBoundingClientRect())
  expect((outer?.bottom ?? 0) - (inner?.bottom ?? 0)).toBeLessThan(30)
  expect(inner?.width).toBe(outer?.width)
})
