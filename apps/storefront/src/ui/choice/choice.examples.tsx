import type { Examples } from '../examples.ts'
import { Choice } from './choice.tsx'

const deliveries = [
  { value: 'courier', label: 'Courier to the door', detail: 'Tuesday, 24 November', aside: '14,99 zł' },
  { value: 'locker', label: 'Parcel locker', detail: 'Wednesday, 25 November', aside: '0,00 zł' },
]
const sizes = [
  { value: '92', label: '92', detail: '1½–2' },
  { value: '98', label: '98', detail: '2–3' },
  { value: '104', label: '104', detail: '3–4', isUnavailable: true },
]

export const examples: Examples = {
  title: 'Choice',
  items: [
    {
      name: 'Rows',
      View: () => <Choice legend="Delivery" name="delivery" options={deliveries} defaultValue="courier" />,
    },
    {
      name: 'Tiles',
      View: () => <Choice legend="Size" name="size" layout="tiles" options={sizes} defaultValue="98" />,
    },
    {
      name: 'With an error',
      View: () => <Choice legend="Size" name="size-2" layout="tiles" options={sizes} error="Please choose size" />,
    },
  ],
}
