import type { Examples } from '../examples.ts'
import { ReadMore } from './read-more.tsx'

export const examples: Examples = {
  title: 'Read more',
  items: [
    {
      name: 'The rest on request',
      View: () => (
        <ReadMore lead={<p>Clothes for children who run, climb and dance.</p>}>
          <p>
            Sizes from 92 to 164, with a <a href="#sizes">chart of heights and ages</a>.
          </p>
        </ReadMore>
      ),
    },
  ],
}
