import { Button } from '../button/button.tsx'
import type { Examples } from '../examples.ts'
import { Tooltip } from './tooltip.tsx'

export const examples: Examples = {
  title: 'Tooltip',
  items: [
    {
      name: 'On a button',
      View: () => (
        <Tooltip text="Lowest price of the last 30 days">
          {(described) => (
            <Button variant="secondary" {...described}>
              Price history
            </Button>
          )}
        </Tooltip>
      ),
    },
  ],
}
