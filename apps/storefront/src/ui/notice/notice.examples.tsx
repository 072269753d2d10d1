import type { Examples } from '../examples.ts'
import { Notice } from './notice.tsx'

export const examples: Examples = {
  title: 'Notice',
  items: [
    { name: 'Info', View: () => <Notice title="Free delivery from 199 zł" /> },
    { name: 'Success', View: () => <Notice tone="success" title="Saved" /> },
    { name: 'Warning', View: () => <Notice tone="warning" title="Only 2 left" /> },
    {
      name: 'Error',
      View: () => (
        <Notice tone="error" title="The order was not placed">
          Choose another payment and try again.
        </Notice>
      ),
    },
  ],
}
