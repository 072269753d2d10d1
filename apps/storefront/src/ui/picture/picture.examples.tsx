import type { Examples } from '../examples.ts'
import { Picture } from './picture.tsx'

export const examples: Examples = {
  title: 'Picture',
  items: [{ name: 'Without a file', View: () => <Picture url={null} alt="No picture yet" width={120} /> }],
}
