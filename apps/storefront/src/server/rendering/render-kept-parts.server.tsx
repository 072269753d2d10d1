import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { keepHtml, type MissedPart } from '#src/platform/kept-parts/kept-parts.ts'
import { StoreProvider } from '#src/platform/i18n/store-context.tsx'
import { takeNotes } from './page-notes.server.ts'

/**
 * Renders the parts that a page had to render itself once more and alone, for the next pages. This cannot happen inside the page,
 * because a rendering inside another one loses the contexts of the outer one.
 */
export async function renderKeptParts(parts: readonly MissedPart[]): Promise<void> {
  for (const part of parts) {
    const { result: html, notes } = await takeNotes(async () => renderAlone(part))
    if (html !== undefined) keepHtml(part, { html, messageParts: notes.messageParts })
  }
}

function renderAlone({ element, store, pathname }: MissedPart): string | undefined {
  try {
    const html = renderToString(
      <StoreProvider store={store}>
        <StaticRouter location={pathname}>{element}</StaticRouter>
      </StoreProvider>,
    )
    return dependsOnPage.test(html) ? undefined : html
  } catch {
    // A part outside of all boundaries is still loading, or needs a context of the page.
    return undefined
  }
}

/** A part that is still loading, one whose picture the page's head preloads, and an id of `useId`, which depends on its place. */
const dependsOnPage = /<!--\$[?!]|<link |"_R_\w*"/
