import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { renderInShop } from '#src/platform/testing/render-in-shop.tsx'
import { ContentFrame } from './content-frame.tsx'
import { ElementTree } from '../elements/element-tree.tsx'

/** Draws elements on a page of the English store view, which a link to another page of the shop leaves for “The cart”. */
export async function drawElements(...elements: readonly ContentElement[]) {
  return renderInShop(
    <ContentFrame isWide>
      <ElementTree elements={elements} />
    </ContentFrame>,
  )
}
