import { escapeText } from '#src/platform/html/html-tokens.ts'
import { message } from '#src/platform/messages.ts'

/** The text of a page below a note, in its language, that nobody has confirmed it yet. */
export const draftContent = (content: string, locale: string): string =>
  `<p><strong>${escapeText(message(locale, 'cms.page.draft'))}</strong></p>\n${content}`
