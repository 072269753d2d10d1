import type { Examples } from '../examples.ts'
import { CopyButton } from './copy-button.tsx'

export const examples: Examples = {
  title: 'Copy button',
  items: [
    {
      name: 'Beside its code',
      View: () => (
        <p>
          SALE10 <CopyButton code="SALE10" />
        </p>
      ),
    },
  ],
}
