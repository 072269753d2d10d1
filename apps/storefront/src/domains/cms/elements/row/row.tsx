import { ElementBackground } from '../../look/background.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './row.module.css'

/** A row: as wide as the content, or the page with its content in the middle, or the page with all of it. */
export function Row({ element, draw }: ElementProps<'row'>) {
  const { appearance, background, parallaxSpeed, children } = element
  return (
    <div {...lookOf(element)} className={styles['row']} data-appearance={appearance}>
      <ElementBackground background={background} owner={element} parallaxSpeed={parallaxSpeed} />
      <div className={styles['inner']}>{draw(children)}</div>
    </div>
  )
}
