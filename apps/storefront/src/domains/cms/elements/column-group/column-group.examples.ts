import type { Column, ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { examplePictures, exampleText, type ElementExamples } from '../../look/examples.ts'

const column = (width: string, more: Partial<Column> = {}, ...children: readonly ContentElement[]): Column => ({
  type: 'column',
  appearance: 'full-height',
  width,
  children: children.length > 0 ? children : [exampleText(`A column of ${width}.`)],
  ...more,
})
const tint = { style: { 'background-color': '#e9f0f9', padding: '16px' } }
const tall = exampleText(
  'A text of several lines, so that this column is higher than the others and shows where they stand.'.repeat(2),
)

export const examples: ElementExamples = {
  title: 'Columns',
  items: [
    {
      name: 'Two lines: halves, and a third beside two thirds',
      element: {
        type: 'column-group',
        gridSize: 12,
        children: [
          { type: 'column-line', children: [column('50%'), column('50%')] },
          { type: 'column-line', children: [column('33.3333%', tint), column('66.6667%', tint)] },
        ],
      },
    },
    {
      name: 'Full height, top, centre and bottom',
      element: {
        type: 'column-group',
        gridSize: 12,
        children: [
          {
            type: 'column-line',
            children: [
              column('40%', tint, tall),
              column('20%', { ...tint, appearance: 'align-top' }),
              column('20%', { ...tint, appearance: 'align-center' }),
              column('20%', { ...tint, appearance: 'align-bottom' }),
            ],
          },
        ],
      },
    },
    {
      name: 'A picture behind a column',
      element: {
        type: 'column-group',
        gridSize: 12,
        children: [
          {
            type: 'column-line',
            children: [
              column('calc(50% - 20px)', {
                background: { desktopImage: examplePictures.warm },
                style: { 'min-height': '240px' },
              }),
              column('calc(50% - 20px)', tint),
            ],
          },
        ],
      },
    },
  ],
}
