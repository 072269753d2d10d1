import type { Examples } from '../examples.ts'
import { Price } from './price.tsx'

const money = (value: number) => ({ value, currency: 'PLN' })

export const examples: Examples = {
  title: 'Price',
  items: [
    { name: 'Full price', View: () => <Price final={money(79.99)} regular={money(79.99)} /> },
    {
      name: 'Reduced',
      View: () => (
        <Price final={money(63.99)} regular={money(99.99)} lowest={money(79.99)} percentOff={20} size="large" />
      ),
    },
    {
      name: 'Reduced, on a card',
      View: () => (
        <Price final={money(63.99)} regular={money(99.99)} lowest={money(79.99)} percentOff={20} size="small" />
      ),
    },
    {
      name: 'Below regular, not below the 30-day low',
      View: () => <Price final={money(79.99)} regular={money(99.99)} lowest={money(74.99)} />,
    },
  ],
}
