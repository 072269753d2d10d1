import { useEffect, useState } from 'react'
import { query } from '#src/platform/graphql/client.ts'
import { DynamicBlocksDocument } from '#src/platform/graphql/documents.gen.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { CmsHtml } from '../../cms-html.tsx'
import type { ElementOf, ElementProps } from '../../element.ts'
import { lookOf } from '../../look/look-of.ts'
import * as prose from '../../prose.module.css'
import * as styles from './dynamic-block.module.css'

const placeholders = [1, 2, 3, 4]

/** Content that depends on the shopper. Until it has loaded, four placeholders; without any, nothing. */
export function DynamicBlock({ element }: ElementProps<'dynamic-block'>) {
  const blocks = useBlocks(element)
  if (blocks?.length === 0) return null
  return (
    <div
      {...lookOf(element)}
      className={styles['block']}
      data-needs-code=""
      data-inline={element.isInline === true}
      aria-busy={blocks === undefined || undefined}
    >
      {blocks === undefined
        ? placeholders.map((number) => (
            <div key={number} className={styles['placeholder']}>
              <Skeleton height="8rem" />
            </div>
          ))
        : blocks.map(({ uid, html }) => <CmsHtml key={uid} className={prose['prose']} html={html} />)}
    </div>
  )
}

type Block = { readonly uid: string; readonly html: string }

/** The blocks in the order of the stored ids; undefined until they have loaded. The page is complete without them. */
function useBlocks({ uids, mode }: ElementOf<'dynamic-block'>): readonly Block[] | undefined {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const key = uids.join(' ')
  useEffect(() => {
    let isCurrent = true
    const settle = (found: readonly Block[]) => {
      if (isCurrent) setBlocks(found)
    }
    const variables = { type: mode, uids: key.split(' '), cart: null }
    query(DynamicBlocksDocument, variables, undefined, { isOptional: true }).then(
      ({ dynamicBlocks }) => {
        const found = dynamicBlocks.items.flatMap((item) =>
          item?.content.html ? [{ uid: item.uid, html: item.content.html }] : [],
        )
        const place = (uid: string) => key.split(' ').indexOf(uid)
        settle(found.toSorted((a, b) => place(a.uid) - place(b.uid)))
      },
      () => settle([]),
    )
    return () => {
      isCurrent = false
    }
  }, [key, mode])
  return key === '' ? [] : blocks
}
