import { Suspense, useRef } from 'react'
import { useEmbeds } from '../../embeds.tsx'
import type { ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as styles from './lookbook.module.css'

/** A look, as the placeholder that the embed of another domain replaces with its picture and pins. */
export function Lookbook({ element }: ElementProps<'lookbook'>) {
  const { lookbook: Looks } = useEmbeds()
  const within = useRef<HTMLDivElement>(null)
  return (
    <div ref={within} {...lookOf(element)} className={styles['look']}>
      <div data-lookbook-id={element.lookbookId} />
      {Looks ? (
        <Suspense>
          <Looks within={within} />
        </Suspense>
      ) : null}
    </div>
  )
}
