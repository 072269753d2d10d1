import { applyView } from './catalogue/view-type.ts'
import { fetchCode, fetchPageState, holdPress, runText, startPage } from './page-start.ts'

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

/** What every page begins with: the chosen view of its lists, its start, and the holding of the first press. */
export const startScript = [
  `(${scriptText(applyView)})()`,
  `(${scriptText(startPage)})(${scriptText(fetchPageState)},${scriptText(fetchCode)},${patience})`,
  `(${scriptText(holdPress)})(${patience})`,
].join(';')

/** Runs the text of `startScript`, which stands in the page as data. */
export const runScript = `(${scriptText(runText)})()`
