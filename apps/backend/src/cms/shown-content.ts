import type { Context } from '#src/platform/context.ts'
import { expandBlocks } from './expand-blocks.ts'
import { listProducts } from './list-products.ts'
import { shownHtml } from '#src/platform/shown-html.ts'

/** A stored text as the store view shows it: blocks and product lists expanded, then sanitized. */
export async function shownContent(context: Context, stored: string): Promise<string> {
  return shownHtml(await listProducts(context, await expandBlocks(context, stored)))
}
