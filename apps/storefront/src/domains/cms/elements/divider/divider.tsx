import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './divider.module.css'

/** A line between two parts of the content. */
export function Divider({ element }: ElementProps<'divider'>) {
  const { width, thickness, color } = element
  return (
    <div {...lookOf(element)} className={styles['divider']}>
      <hr
        className={styles['line']}
        style={{ inlineSize: width, borderBlockStartWidth: thickness, borderBlockStartColor: color }}
      />
    </div>
  )
}
