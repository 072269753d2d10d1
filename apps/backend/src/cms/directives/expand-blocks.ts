import type { Context } from '#src/platform/context.ts'
import { keptContent } from '#src/platform/shop-state.ts'
import { selectBlocksByKey } from './directive-queries.ts'
import { directivesIn, replaceDirectives, type Directive } from './read-directives.ts'

// Blocks in blocks in blocks.
const deepest = 5
const longest = 2_000_000

/** The id or identifier of the block that a directive shows; undefined for other directives. */
function blockOf({ name, type, settings }: Directive): string | undefined {
  const isWidget = name === 'widget' && type === 'MagentoCmsBlockWidgetBlock'
  if (isWidget) return settings.get('block_id') ?? ''
  if (name !== 'block') return undefined
  return settings.get('id') ?? settings.get('block_id') ?? ''
}

/**
 * Replaces `{{block id="…"}}` and the widget of a block with the block's content, or with nothing if the store view does not have it. A
 * block that contains itself shows nothing there.
 */
export async function expandBlocks(context: Context, html: string): Promise<string> {
  const known = new Map<string, string>()
  let texts = [html]
  for (let level = 0; level < deepest; level++) {
    const wanted = new Set(texts.flatMap((text) => directivesIn(text).flatMap((one) => blockOf(one) ?? [])))
    const keys = [...wanted].filter((key) => key !== '' && !known.has(key))
    if (keys.length === 0) break
    const { db, store } = context
    const found = await keptContent(context, `blocks by key ${store.id} ${JSON.stringify(keys)}`, () =>
      selectBlocksByKey(db, store.id, keys),
    )
    for (const key of keys) known.set(key, '')
    for (const { id, identifier, content } of found)
      for (const key of [String(id), identifier]) if (wanted.has(key)) known.set(key, content)
    texts = found.map(({ content }) => content)
  }
  return known.size === 0 ? html : filled(html, known).trim()
}

function filled(html: string, known: ReadonlyMap<string, string>): string {
  let length = html.length
  const fill = (text: string, around: readonly string[]): string =>
    replaceDirectives(text, (directive) => {
      const key = blockOf(directive)
      if (key === undefined) return undefined
      const content = around.includes(key) || around.length >= deepest ? '' : (known.get(key) ?? '')
      length += content.length
      if (content === '' || length > longest) return ''
      const inside = fill(content, [...around, key])
      return directive.name === 'widget' ? `<div class="widget block block-static-block">${inside}</div>` : inside
    })
  return fill(html, [])
}
