import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './heading.module.css'

/** A heading of the stored level. */
export function Heading({ element }: ElementProps<'heading'>) {
  const Level = `h${element.level}` as const
  return (
    <Level {...lookOf(element)} className={styles['heading']}>
      {element.text}
    </Level>
  )
}
