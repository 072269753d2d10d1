import type { Context } from '#src/platform/context.ts'
import { expandBlocks } from './expand-blocks.ts'
import { listProducts } from './list-products.ts'
import { withSettings } from '#src/store/store.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'

/** A stored text as the store view shows it: blocks, settings and product lists filled in, then sanitized. */
export async function shownContent(context: Context, stored: string): Promise<string> {
  const text = await withSettings(context, await expandBlocks(context, stored))
  return shownHtml(await listProducts(context, text))
}
