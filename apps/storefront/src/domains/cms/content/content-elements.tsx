import { Suspense } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { CmsHtml } from '../cms-html.tsx'
import { isPlain } from './is-plain.ts'

const BuiltContent = lazyOnRender(async () => (await import('./built-content.tsx')).BuiltContent)

type Props = {
  readonly elements: readonly ContentElement[]
  /** The class of content that is one plain text. */
  readonly className?: string | undefined
  /** True if the content is at the top of the page. */
  readonly isFirst?: boolean
  /** True if the content is as wide as the page, so that rows may reach its edges. */
  readonly isWide?: boolean
  /** True for content that the browser draws in its place: it appears as one, so that nothing in it moves. */
  readonly isWhole?: boolean
}

/** The content of a page or block: ordinary HTML as it is, or elements of the page builder. */
export function ContentElements({ elements, className, isFirst = false, isWide = false, isWhole = false }: Props) {
  if (!isPlain(elements))
    return (
      <Suspense>
        <BuiltContent elements={elements} isWide={isWide} isWhole={isWhole} />
      </Suspense>
    )
  return elements.map(({ html }, index) => (
    <CmsHtml key={index} className={className} html={html} isFirst={isFirst && index === 0} />
  ))
}
