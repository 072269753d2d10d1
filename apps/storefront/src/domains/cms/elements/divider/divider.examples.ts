import type { ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Divider',
  items: [
    { name: 'As set by default', element: { type: 'divider', width: '100%', thickness: '1px', color: '#CECECE' } },
    {
      name: 'Short, thick, green and centred',
      element: {
        type: 'divider',
        width: '120px',
        thickness: '4px',
        color: '#1f5fae',
        style: { 'text-align': 'center' },
      },
    },
  ],
}
