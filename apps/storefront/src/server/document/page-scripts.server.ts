import { applyView } from '#src/domains/listing/view/view-type.inline.ts'
import {
  fetchCode,
  fetchPageState,
  hasDefaultAction,
  isHydrated,
  replayEarlyClicks,
  startPage,
} from '#src/platform/hydration/page-start.inline.ts'
import { scriptHash } from '../http/security-headers.server.ts'

/**
 * The longest time, in milliseconds, to wait for the first picture before loading code, and for hydration before releasing a
 * click.
 */
const maxWait = 1500

/**
 * The source of a function to inline into a page. Of a build: without indentation, most line breaks and the bundler's annotations,
 * which only the browser build removes. In development the source has comments and no semicolons, so its lines must stay.
 */
export const scriptText = (act: (...args: never[]) => void): string =>
  import.meta.env?.PROD ? shortened(String(act)) : String(act)

const shortened = (built: string): string =>
  built
    .replaceAll('/* @__PURE__ */ ', '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/([{};,([])\n/g, '$1')
    .replaceAll(/\n([})\]])/g, '$1')

/**
 * The inline script of every page: applies the chosen list view, starts loading the page's code, and replays early clicks. Its
 * text is the same on all pages of a build, so that the Content Security Policy can contain its hash.
 */
export const startScript = [
  `(${scriptText(applyView)})()`,
  `(${scriptText(startPage)})(${scriptText(fetchPageState)},${scriptText(fetchCode)},${maxWait})`,
  `(${scriptText(replayEarlyClicks)})(${scriptText(isHydrated)},${scriptText(hasDefaultAction)},${maxWait})`,
].join(';')

/** The source that allows `startScript` in a Content Security Policy. */
export const startHash = scriptHash(startScript)
