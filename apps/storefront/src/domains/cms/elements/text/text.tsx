import type { Html, Text as StoredText } from '@bocian/rules/page-builder/elements.ts'
import { CmsHtml } from '../../cms-html.tsx'
import { useIsFirstPicture } from '../../look/first-picture.tsx'
import { lookOf } from '../../look/look-of.ts'
import * as prose from '../../prose.module.css'
import * as styles from './text.module.css'

/** Text of the editor, or HTML that the author wrote: both sanitised by the server. */
export function Text({ element }: { readonly element: StoredText | Html }) {
  const isFirst = useIsFirstPicture(element)
  return (
    <div {...lookOf(element)} className={styles['text']} data-type={element.type}>
      <CmsHtml className={prose['prose']} html={element.html} isFirst={isFirst} />
    </div>
  )
}
