import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { useEffect, useState } from 'react'
import { ContentElements } from '#src/domains/cms/content/content-elements.tsx'
import { query } from '#src/platform/graphql/client.ts'
import { HomeMoreDocument } from '#src/platform/graphql/documents.gen.ts'
import { firstInteraction } from '#src/platform/hydration/first-interaction.ts'
import { loadLaterStyle } from '#src/platform/hydration/load-later-style.ts'
import * as styles from './home.module.css'

/**
 * What the merchant shows below the benefits, made with the page builder. It loads with the first interaction, such as a scroll, so that
 * what is above the fold arrives in one round trip; the page keeps room for it. Without such a block there is nothing.
 */
export function HomeMore() {
  const elements = useElements()
  if (elements?.length === 0) return null
  return (
    <div className={styles['more']}>{elements ? <ContentElements elements={elements} isWide isWhole /> : null}</div>
  )
}

/** The elements of the block; undefined until they have loaded. */
function useElements(): readonly ContentElement[] | undefined {
  const [elements, setElements] = useState<readonly ContentElement[]>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      await firstInteraction()
      const found = isCurrent ? await loadElements() : []
      if (isCurrent) setElements(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])
  return elements
}

async function loadElements(): Promise<readonly ContentElement[]> {
  try {
    const [{ cmsBlocks }] = await Promise.all([
      query(HomeMoreDocument, {}, undefined, { isOptional: true }),
      loadLaterStyle(),
    ])
    return cmsBlocks?.items?.[0]?.content_elements ?? []
  } catch {
    return []
  }
}
