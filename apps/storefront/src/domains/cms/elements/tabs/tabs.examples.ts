import type { Tabs } from '@bocian/rules/page-builder/elements.ts'
import { exampleText, type ElementExamples } from '../../look/examples.ts'

const tabs = (more: Partial<Tabs> = {}): Tabs => ({
  type: 'tabs',
  defaultIndex: 0,
  alignment: 'left',
  items: [
    { name: 'Fabric', children: [exampleText('95 % cotton, 5 % elastane.')] },
    { name: 'Washing', children: [exampleText('At 30 °C, inside out.')] },
    { name: 'Origin', children: [exampleText('Sewn in Łódź.')] },
  ],
  ...more,
})

export const examples: ElementExamples = {
  title: 'Tabs',
  items: [
    { name: 'On the left', element: tabs() },
    { name: 'Centred, with the second one open', element: tabs({ alignment: 'center', defaultIndex: 1 }) },
    {
      name: 'On the right, in a frame of a least height',
      element: tabs({
        alignment: 'right',
        headerStyle: { 'border-color': '#858992' },
        contentStyle: { border: '1px solid #858992', 'min-height': '160px', padding: '0 16px' },
      }),
    },
  ],
}
