import type { Examples } from '../examples.ts'
import { Accordion } from './accordion.tsx'

export const examples: Examples = {
  title: 'Accordion',
  items: [
    {
      name: 'One open, one closed',
      View: () => (
        <div>
          <Accordion title="Material" heading="h3" isOpen>
            95 % cotton, 5 % elastane
          </Accordion>
          <Accordion title="Care" heading="h3">
            Wash at 30 °C
          </Accordion>
        </div>
      ),
    },
  ],
}
