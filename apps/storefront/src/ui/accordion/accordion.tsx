import { useId, type ReactNode } from 'react'
import { Collapsible } from '../collapsible/collapsible.tsx'
import { useSections } from '../collapsible/use-sections.ts'

export type AccordionSection = {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** True if it stays as it is, open or closed. */
  readonly isBlocked?: boolean
}

type Props = {
  readonly sections: readonly AccordionSection[]
  /** The ids of the initially open sections; with `isSingle` only the first is open. */
  readonly open?: readonly string[]
  /** True if opening a section closes all others. */
  readonly isSingle?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** Collapsible sections in a column; they work without JavaScript. */
export function Accordion({ sections, open = [], isSingle = false, heading = 'h2' }: Props) {
  const name = useId()
  const stays = (id: string): boolean => sections.some((section) => section.id === id && section.isBlocked)
  const { isOpen, toggle } = useSections(
    open.filter((id) => !stays(id)),
    isSingle,
  )
  return sections.map(({ id, title, content, isBlocked = false }) => (
    <Collapsible
      key={id}
      id={id}
      title={title}
      heading={heading}
      isOpen={isBlocked ? open.includes(id) : isOpen(id)}
      onToggle={toggle}
      isBlocked={isBlocked}
      name={isSingle && !isBlocked ? name : undefined}
    >
      {content}
    </Collapsible>
  ))
}
