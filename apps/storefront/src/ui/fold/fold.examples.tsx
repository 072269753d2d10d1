import type { Examples } from '../examples.ts'
import { Fold } from './fold.tsx'

export const examples: Examples = {
  title: 'Fold',
  items: [
    { name: 'Folded', View: () => <Fold summary="Have a code?">A field for it</Fold> },
    {
      name: 'Open',
      View: () => (
        <Fold summary="Have a code?" isOpen>
          A field for it
        </Fold>
      ),
    },
  ],
}
