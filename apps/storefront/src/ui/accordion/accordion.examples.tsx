import type { Examples } from '../examples.ts'
import { Accordion } from './accordion.tsx'

const sections = (mode: string) => [
  { id: `example-${mode}-fabric`, title: 'Fabric', content: '95 % cotton, 5 % elastane' },
  { id: `example-${mode}-washing`, title: 'Washing', content: 'At 30 °C, inside out' },
  { id: `example-${mode}-origin`, title: 'Origin', content: 'Sewn in Łódź' },
]

export const examples: Examples = {
  title: 'Accordion',
  items: [
    {
      name: 'One open at a time',
      View: () => (
        <div>
          <Accordion sections={sections('single')} open={['example-single-fabric']} heading="h3" isSingle />
        </div>
      ),
    },
    {
      name: 'As many as wanted',
      View: () => (
        <div>
          <Accordion sections={sections('many')} open={['example-many-fabric', 'example-many-washing']} heading="h3" />
        </div>
      ),
    },
  ],
}
