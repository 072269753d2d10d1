import type { Examples } from '../examples.ts'
import { Badge } from './badge.tsx'

export const examples: Examples = {
  title: 'Badge',
  items: [
    { name: 'Neutral', View: () => <Badge>New</Badge> },
    { name: 'Sale', View: () => <Badge tone="sale">−20%</Badge> },
    { name: 'Accent', View: () => <Badge tone="accent">Organic cotton</Badge> },
    { name: 'Warning', View: () => <Badge tone="warning">Last pieces</Badge> },
  ],
}
