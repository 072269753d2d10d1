import type { ContentElements } from '@bocian/rules/page-builder/elements.ts'
import type { Context } from '#src/platform/context.ts'
import { shownHtml } from '#src/platform/html/shown-html.ts'
import { storeUrls } from '#src/store/store.ts'
import { resolveDirectives } from './directives/resolve-directives.ts'
import { fillElements } from './elements/filling/fill-elements.ts'
import { sizeImages } from './elements/filling/size-images.ts'
import { parsedContent } from './elements/parsed-content.ts'
import { reportUnreadable } from './elements/report-unreadable.ts'

/** A stored text as the store view shows it: blocks, settings and product lists filled in, then sanitized. */
export async function shownContent(context: Context, stored: string): Promise<string> {
  return shownHtml((await resolveDirectives(context, stored, 'whole')).html)
}

/** The elements of a stored text as the store view shows them; `where` names the text in the log. */
export async function contentElements(context: Context, stored: string, where: string): Promise<ContentElements> {
  const { html, unreadable } = await resolveDirectives(context, stored, 'paths')
  const parsed = parsedContent(html, await storeUrls(context))
  reportUnreadable(context, where, [...unreadable, ...parsed.unreadable])
  return fillElements(context, await sizeImages(parsed.elements, context.services.mediaFolder))
}
