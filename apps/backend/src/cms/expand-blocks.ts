import type { Context } from '#src/platform/context.ts'
import { selectBlocks } from './queries.ts'

const directive = /\{\{block id=(?:"|&quot;)([\w-]{1,100})(?:"|&quot;)\}\}/g

/** Replaces `{{block id="…"}}` with the block's content, or with nothing if the store view does not have it. */
export async function expandBlocks(context: Context, html: string): Promise<string> {
  const identifiers = [...new Set(Array.from(html.matchAll(directive), ([, identifier = '']) => identifier))]
  if (identifiers.length === 0) return html
  const blocks = new Map(
    (await selectBlocks(context.db, context.store.id, identifiers)).map((row) => [row.identifier, row.content]),
  )
  return html.replaceAll(directive, (_whole, identifier: string) => blocks.get(identifier) ?? '').trim()
}
