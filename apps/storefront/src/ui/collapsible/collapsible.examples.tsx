import type { Examples } from '../examples.ts'
import { Collapsible } from './collapsible.tsx'
import { useSections } from './use-sections.ts'

function Pair() {
  const sections = useSections(['example-material'])
  return (
    <div>
      <Collapsible
        id="example-material"
        title="Material"
        heading="h3"
        isOpen={sections.isOpen('example-material')}
        onToggle={sections.toggle}
      >
        95 % cotton, 5 % elastane
      </Collapsible>
      <Collapsible
        id="example-blocked"
        title="Delivery (blocked)"
        heading="h3"
        isOpen={sections.isOpen('example-blocked')}
        onToggle={sections.toggle}
        isBlocked
      >
        Two working days
      </Collapsible>
    </div>
  )
}

export const examples: Examples = { title: 'Collapsible', items: [{ name: 'Open, and blocked', View: Pair }] }
