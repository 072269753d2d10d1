import type { ElementExamples } from '../../look/examples.ts'

const levels = [2, 3, 4, 5, 6] as const

export const examples: ElementExamples = {
  title: 'Heading',
  items: levels.map((level) => ({
    name: `Level ${level}`,
    element: { type: 'heading', level, text: 'Back to nursery' },
  })),
}
