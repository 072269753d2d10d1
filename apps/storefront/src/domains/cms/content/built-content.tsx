import { Suspense } from 'react'
import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { ContentFrame } from './content-frame.tsx'
import { inSight, useSight } from './in-sight.ts'

const Tree = lazyUntilInteraction(
  async () => (await import('../elements/element-tree.tsx')).ElementTree,
  async () => Promise.race([firstInteraction(), inSight]),
)

type Props = {
  readonly elements: readonly ContentElement[]
  readonly isWide: boolean
  readonly isWhole: boolean
}

/**
 * Content that was made with the page builder. The code of its elements loads with the first interaction, or sooner if one is on the
 * screen that shows nothing without its code.
 */
export function BuiltContent({ elements, isWide, isWhole }: Props) {
  useSight()
  return (
    <ContentFrame isWide={isWide}>
      <Suspense>
        <Tree elements={elements} isWhole={isWhole} />
      </Suspense>
    </ContentFrame>
  )
}
