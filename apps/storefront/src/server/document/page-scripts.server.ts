import { applyView } from '#src/domains/listing/view-type.inline.ts'
import { fetchCode, fetchPageState, replayEarlyClicks, startPage } from '#src/platform/hydration/page-start.inline.ts'
import { scriptHash } from '../http/security-headers.server.ts'

/** How long a page waits for its first picture, and a press for its page, in milliseconds. */
const patience = 1500

/**
 * The source of a function to inline into a page, without indentation, most line breaks and the bundler's annotations, which
 * only the browser build removes.
 */
export const scriptText = (act: (...args: never[]) => void): string =>
  String(act)
    .replaceAll('/* @__PURE__ */ ', '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/([{};,([])\n/g, '$1')
    .replaceAll(/\n([})\]])/g, '$1')

/**
 * The inline script of every page: the chosen view of its lists, its start, and the replay of early clicks. Its text is the same in
 * every page of a build, so that the policy can name its hash.
 */
export const startScript = [
  `(${scriptText(applyView)})()`,
  `(${scriptText(startPage)})(${scriptText(fetchPageState)},${scriptText(fetchCode)},${patience})`,
  `(${scriptText(replayEarlyClicks)})(${patience})`,
].join(';')

/** The source that allows `startScript` in a Content Security Policy. */
export const startHash = scriptHash(startScript)
