import type { Column as StoredColumn } from '@bocian/rules/page-builder/elements.ts'
import type { CSSProperties } from 'react'
import { ElementBackground } from '../../look/background.tsx'
import type { Draw, ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import { pictureSizes } from './picture-sizes.ts'
import * as styles from './column-group.module.css'

/** Lines of columns; below 769 px each column takes the whole width. */
export function ColumnGroup({ element, draw }: ElementProps<'column-group'>) {
  return (
    <div {...lookOf(element)} className={styles['group']}>
      <ElementBackground background={element.background} owner={element} />
      {draw(element.children)}
    </div>
  )
}

/** One line of columns, side by side. */
export function ColumnLine({ element, draw }: ElementProps<'column-line'>) {
  return (
    <div {...lookOf(element)} className={styles['line']}>
      {element.children.map((column, index) => (
        <ColumnBox key={index} element={column} draw={draw} />
      ))}
    </div>
  )
}

/** A column that is not in a line is as wide as what it is in. */
export function Column(props: ElementProps<'column'>) {
  return <ColumnBox {...props} />
}

const alignments = {
  'full-height': 'stretch',
  'align-top': 'flex-start',
  'align-center': 'center',
  'align-bottom': 'flex-end',
} as const

function ColumnBox({ element, draw }: { readonly element: StoredColumn; readonly draw: Draw }) {
  const { appearance, width, background, children } = element
  const more = { '--column': width ?? '100%', '--aligned': alignments[appearance] } as CSSProperties
  return (
    <div {...lookOf(element, more)} className={styles['column']} data-ground={hasGround(element) ? '' : undefined}>
      <ElementBackground background={background} owner={element} sizes={pictureSizes(width)} />
      {draw(children)}
    </div>
  )
}

const hasGround = ({ background, style }: StoredColumn): boolean =>
  background !== undefined || style?.['background-color'] !== undefined || style?.['border-style'] !== undefined
