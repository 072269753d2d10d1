import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './block.module.css'

/** A block of the shop, with its own elements. */
export function Block({ element, draw }: ElementProps<'block'>) {
  return (
    <div {...lookOf(element)} className={styles['block']} data-type="block">
      {draw(element.children)}
    </div>
  )
}
