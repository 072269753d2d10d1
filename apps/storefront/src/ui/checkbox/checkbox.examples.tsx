import type { Examples } from '../examples.ts'
import { Checkbox } from './checkbox.tsx'

export const examples: Examples = {
  title: 'Checkbox',
  items: [
    { name: 'Plain', View: () => <Checkbox name="same">Invoice to the same address</Checkbox> },
    {
      name: 'With an error',
      View: () => (
        <Checkbox name="terms" error="This is a required field.">
          I accept the terms
        </Checkbox>
      ),
    },
  ],
}
