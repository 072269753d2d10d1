import type { Examples } from '../examples.ts'
import { Button } from './button.tsx'

export const examples: Examples = {
  title: 'Button',
  items: [
    { name: 'Primary', View: () => <Button>Save</Button> },
    { name: 'Secondary', View: () => <Button variant="secondary">Cancel</Button> },
    { name: 'Quiet', View: () => <Button variant="quiet">Show more</Button> },
    {
      name: 'Large and wide, with an icon',
      View: () => (
        <Button size="large" isWide icon="lock">
          Continue
        </Button>
      ),
    },
    { name: 'Loading', View: () => <Button isLoading>Save</Button> },
    { name: 'Not now', View: () => <Button aria-disabled>Save</Button> },
  ],
}
