import { exampleText, type ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Accordion of a page',
  items: [
    {
      name: 'Questions and answers',
      element: {
        type: 'accordion',
        items: [
          {
            id: 'faq-returns',
            title: 'How do I return something?',
            children: [exampleText('Within 30 days, at any parcel locker.')],
          },
          { id: 'faq-washing', title: 'How warm may I wash?', children: [exampleText('At 30 °C, inside out.')] },
        ],
      },
    },
  ],
}
