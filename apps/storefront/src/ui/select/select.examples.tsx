import type { Examples } from '../examples.ts'
import { Select } from './select.tsx'

const options = [
  { value: 'PL', label: 'Polska' },
  { value: 'CZ', label: 'Česko' },
]

export const examples: Examples = {
  title: 'Select',
  items: [
    { name: 'Required', View: () => <Select label="Country" name="country" options={options} /> },
    {
      name: 'With an error',
      View: () => <Select label="Region" name="region" options={options} error="This is a required field." />,
    },
  ],
}
