import type { Context } from '#src/platform/context.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { withSettings } from '../store/store.ts'

/** A stored description as the store view shows it: with its settings filled in, then sanitized. */
export async function shownDescription(context: Context, stored: string): Promise<string> {
  return shownHtml(await withSettings(context, stored))
}
