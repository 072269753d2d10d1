import type { Examples } from '../examples.ts'
import { Skeleton } from './skeleton.tsx'

export const examples: Examples = {
  title: 'Skeleton',
  items: [
    { name: 'A line', View: () => <Skeleton width="12rem" /> },
    { name: 'A picture', View: () => <Skeleton width="8rem" ratio={2 / 3} /> },
  ],
}
