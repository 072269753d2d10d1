import { Suspense } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { lazyOnRender, lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { ContentFrame } from './content-frame.tsx'
import { mustBeLive } from './must-be-live.ts'

const load = async () => (await import('../elements/element-tree.tsx')).ElementTree
const Tree = lazyUntilInteraction(load)
const LiveTree = lazyOnRender(load)

type Props = { readonly elements: readonly ContentElement[]; readonly isWide: boolean }

/** Content that was made with the page builder. The code of its elements loads with the first interaction. */
export function BuiltContent({ elements, isWide }: Props) {
  const Shown = mustBeLive(elements) ? LiveTree : Tree
  return (
    <ContentFrame isWide={isWide}>
      <Suspense>
        <Shown elements={elements} />
      </Suspense>
    </ContentFrame>
  )
}
