import type { ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Lookbook',
  items: [{ name: 'A look with pins', element: { type: 'lookbook', lookbookId: 'autumn-walk' } }],
}
