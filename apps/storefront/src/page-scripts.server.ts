import { applyView } from './catalogue/view-type.ts'
import { fetchCode, fetchPageState, holdPress, runText, startPage } from './page-start.ts'

/** How long a page waits for its first picture, and a press for its page, in milliseconds. */
const patience = 1500

// A build for the browser takes indents away; what the server writes out itself would keep them.
const textOf = (act: (...args: never[]) => void): string =>
  String(act)
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/([{};,([])\n/g, '$1')

/** What every page begins with: the chosen view of its lists, its start, and the holding of the first press. */
export const startScript = [
  `(${textOf(applyView)})()`,
  `(${textOf(startPage)})(${textOf(fetchPageState)},${textOf(fetchCode)},${patience})`,
  `(${textOf(holdPress)})(${patience})`,
].join(';')

/** Runs the text of `startScript`, which stands in the page as data. */
export const runScript = `(${textOf(runText)})()`
