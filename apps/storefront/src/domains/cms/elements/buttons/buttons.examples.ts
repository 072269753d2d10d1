import type { ButtonItem, Buttons } from '@bocian/rules/page-builder/elements.ts'
import type { ElementExamples } from '../../look/examples.ts'

const items: readonly ButtonItem[] = [
  { text: 'Shop girls', look: 'primary', link: { href: '/girls.html' } },
  { text: 'Size guide in a new tab', look: 'secondary', link: { href: '/size-guide', opensNewTab: true } },
  { text: 'Read more', look: 'link', link: { href: 'https://www.example.com/' } },
  { text: 'Leads nowhere', look: 'primary' },
]
const buttons = (more: Partial<Buttons> = {}): Buttons => ({ type: 'buttons', items, ...more })

export const examples: ElementExamples = {
  title: 'Buttons',
  items: [
    { name: 'Side by side', element: buttons() },
    { name: 'Side by side, as wide as each other', element: buttons({ haveSameWidth: true }) },
    { name: 'Stacked', element: buttons({ isStacked: true }) },
    {
      name: 'Stacked, as wide as each other, centred',
      element: buttons({ isStacked: true, haveSameWidth: true, style: { 'text-align': 'center' } }),
    },
  ],
}
