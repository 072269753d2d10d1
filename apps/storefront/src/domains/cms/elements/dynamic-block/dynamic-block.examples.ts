import type { ElementExamples } from '../../look/examples.ts'

export const examples: ElementExamples = {
  title: 'Dynamic block',
  items: [
    { name: 'Below each other', element: { type: 'dynamic-block', uids: ['MQ=='], mode: 'SPECIFIED' } },
    {
      name: 'Inline, by the rules of the cart',
      element: { type: 'dynamic-block', uids: ['MQ==', 'Mg=='], mode: 'CART_PRICE_RULE_RELATED', isInline: true },
    },
  ],
}
