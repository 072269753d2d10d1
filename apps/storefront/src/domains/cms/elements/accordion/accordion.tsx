import { Accordion as Sections } from '#src/ui/accordion/accordion.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './accordion.module.css'

/** Sections that open by their headings; they work without JavaScript. */
export function Accordion({ element, draw }: ElementProps<'accordion'>) {
  return (
    <div {...lookOf(element)}>
      <Sections
        heading="h3"
        isSingle={element.isSingle ?? false}
        open={element.items.filter(({ isOpen }) => isOpen).map(({ id }) => id)}
        sections={element.items.map((item) => ({
          id: item.id,
          title: item.title,
          isBlocked: item.isBlocked ?? false,
          content: (
            <div {...lookOf(item)} className={styles['content']}>
              {draw(item.children)}
            </div>
          ),
        }))}
      />
    </div>
  )
}
