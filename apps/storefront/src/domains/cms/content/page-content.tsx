import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import * as page from '../cms-page.module.css'
import * as prose from '../prose.module.css'
import { ContentElements } from './content-elements.tsx'
import * as styles from './content-elements.module.css'
import { hasMainHeading } from './has-main-heading.ts'
import { isPlain } from './is-plain.ts'

type Props = {
  readonly elements: readonly ContentElement[]
  /** The heading that the author gave the page; empty if none. */
  readonly heading: string | null
  /** The page's name, its heading if it has no other. */
  readonly title: string
  /** True for a text in one narrow column. */
  readonly isNarrow: boolean
  /** What is above the heading, such as breadcrumbs. */
  readonly above?: ReactNode
  /** What is below the content. */
  readonly children?: ReactNode
}

/** A page of stored content: a text in a column, or elements that may be as wide as the page. */
export function PageContent({ elements, heading, title, isNarrow, above, children }: Props) {
  const shown = heading || title
  if (isPlain(elements))
    return (
      <article className={isNarrow ? page['page'] : page['wide']}>
        {above}
        <h1 className={page['title']}>{shown}</h1>
        <ContentElements className={prose['prose']} elements={elements} isFirst />
        {children}
      </article>
    )
  return (
    <article className={styles['built']}>
      <div className={styles['head']}>
        {above}
        {hasMainHeading(elements) ? null : heading ? (
          <h1 className={page['title']}>{heading}</h1>
        ) : (
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
        )}
      </div>
      <ContentElements elements={elements} isWide />
      {children ? <div className={styles['head']}>{children}</div> : null}
    </article>
  )
}
