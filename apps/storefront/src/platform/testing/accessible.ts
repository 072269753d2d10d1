import axe from 'axe-core'
import { afterEach, expect } from 'vitest'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What only a whole page has. */
const ofPages = ['document-title', 'html-has-lang', 'bypass', 'page-has-heading-one']
const isLong = import.meta.env['TEST_LONG'] === '1'
let isChecked = false

// What the first test of each file leaves on the screen must be accessible; with `npm run test:long` what every test leaves.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || (isChecked && !isLong)) return
  const screen = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (screen.childElementCount === 0) return
  isChecked = true
  const first = await faultsOf(screen)
  // A notice may have begun to fade in after the test: its colours count once it is there.
  const found = first.length === 0 ? first : await faultsOf(screen)
  expect(found, `axe on what “${task.name}” leaves`).toEqual([])
})

async function faultsOf(screen: Element): Promise<string[]> {
  await untilStill()
  // What is being updated is dimmed for a moment.
  const { violations } = await axe.run(
    { include: [screen], exclude: ['[aria-busy="true"]'] },
    {
      runOnly: { type: 'tag', values: wcag },
      rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
      preload: false,
    },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`))
}

/** Waits for animations and transitions that end: what fades in has other colours meanwhile. */
async function untilStill(): Promise<void> {
  // With fake timers animations go on as usual, but a frame never comes.
  // Those that follow the scroll position end only with a scroll.
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
