import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Column, ColumnGroup } from '@bocian/rules/page-builder/elements.ts'
import { drawElements } from '../../content/testing-draw.tsx'

const column = (text: string, width: string, appearance: Column['appearance'] = 'full-height'): Column => ({
  type: 'column',
  appearance,
  width,
  style: { 'background-color': 'rgb(231, 243, 241)', ...(text === 'Tall' ? { 'min-height': '200px' } : {}) },
  children: [{ type: 'heading', level: 3, text }],
})
const group = (...lines: readonly (readonly Column[])[]): ColumnGroup => ({
  type: 'column-group',
  gridSize: 12,
  children: lines.map((children) => ({ type: 'column-line', children })),
})
const boxOf = (text: string) => (page.getByText(text).element().parentElement as HTMLElement).getBoundingClientRect()

afterEach(() => page.viewport(1280, 900))

it('CMS-07 columns have the stored widths, line by line', async () => {
  await drawElements(
    group([column('One', '25%'), column('Two', '75%')], [column('Three', '50%'), column('Four', '50%')]),
  )
  const whole = boxOf('One').width + boxOf('Two').width
  expect(boxOf('One').width / whole).toBeCloseTo(0.25, 3)
  expect(boxOf('Three').width / whole).toBeCloseTo(0.5, 3)
  expect(boxOf('Two').top).toBe(boxOf('One').top)
  expect(boxOf('Three').top).toBeGreaterThanOrEqual(boxOf('One').bottom)
})

it('CMS-07 columns are as high as their line, or at its top, middle or bottom', async () => {
  await drawElements(
    group([
      column('Tall', '25%'),
      column('Top', '25%', 'align-top'),
      column('Middle', '25%', 'align-center'),
      column('Bottom', '25%', 'align-bottom'),
    ]),
  )
  const [tall, top, middle, bottom] = ['Tall', 'Top', 'Middle', 'Bottom'].map(boxOf)
  expect(tall?.height).toBe(200)
  expect(top?.top).toBe(tall?.top)
  expect((middle?.top ?? 0) + (middle?.height ?? 0) / 2).toBeCloseTo((tall?.top ?? 0) + 100, 0)
  expect(bottom?.bottom).toBe(tall?.bottom)
})

it('CMS-07 on a phone each column takes the whole width, in order', async () => {
  await page.viewport(768, 900)
  await drawElements(group([column('One', '25%'), column('Two', 'calc(75% - 20px)')]))
  expect(boxOf('One').width).toBe(boxOf('Two').width)
  expect(boxOf('Two').top).toBeGreaterThanOrEqual(boxOf('One').bottom)
})

it('CMS-07 a line is as wide as its group, whatever the vertical alignment of the group', async () => {
  await drawElements({
    type: 'column-group',
    gridSize: 12,
    style: { 'justify-content': 'flex-start', 'background-color': '#def' },
    children: [
      {
        type: 'column-line',
        children: [
          {
            type: 'column',
            appearance: 'full-height',
            width: '100%',
            children: [{ type: 'text', html: '<p>Wide</p>' }],
          },
        ],
      },
    ],
  })
  const words = page.getByText('Wide').element()
  const group = words.closest<HTMLElement>('[style*="justify-content"]')
  expect(group?.clientWidth).toBeGreaterThan(600)
  expect(words.closest('[style*="--column"]')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(
    group?.clientWidth ?? 0,
  )
})

it('CMS-24 columns in a row of the page’s whole width do not reach beyond it', async () => {
  const plain = { ...column('Edge', '100%'), style: {} }
  await drawElements({ type: 'row', appearance: 'full-bleed', children: [group([plain])] })
  const row = page.getByText('Edge').element().closest('[data-appearance="full-bleed"]')
  const { left, right } = boxOf('Edge')
  expect(left).toBe(row?.getBoundingClientRect().left)
  expect(right).toBe(row?.getBoundingClientRect().right)
})
