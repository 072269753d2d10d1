import { exampleText, type ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Block',
  items: [
    {
      name: 'With its own elements',
      element: {
        type: 'block',
        children: [
          { type: 'heading', level: 3, text: 'Free delivery from 60 €' },
          exampleText('And thirty days to send it back.'),
        ],
      },
    },
  ],
}
