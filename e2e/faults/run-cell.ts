import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone, untilNetworkIdle, visit } from '../browser.ts'
import { textsOf } from '../texts.ts'
import { endVisit } from '../visits.ts'
import { longestWait } from '../longest-wait.ts'
import { operationOf } from '../operation-of.ts'
import { recentRequests } from '../recent-requests.ts'
import { newAddress, newCustomer, signInHere, signOutHere } from './people.ts'
import type { Fault, Scenario, Start } from './scenario.ts'
import { eventually, pause, within } from './waits.ts'
import { breakNetwork, type Way, type NetworkFault } from './broken-network.ts'

/** The locale of the store view in which a scenario starts. */
const localeOf = ({ path }: Start): string => (path.startsWith('/cz/') ? 'cs-CZ' : 'pl-PL')
const textOf = (state: Start, key: string): string => textsOf(localeOf(state))(key)
const troubles = ['forms.server.network', 'notices.unexpected', 'forms.server.busy'] as const

/** `FAULT_VIEWPORT=phone` runs the matrix on a phone viewport. */
export const isOnPhone = process.env['FAULT_VIEWPORT'] === 'phone'

/** Runs one scenario under one fault, and checks what the visitor sees and what the shop stored. */
export async function runCell(scenario: Scenario, fault: Fault): Promise<void> {
  const state = await scenario.arrange()
  const { page } = await visit({
    ...(state.address === undefined ? {} : { baseURL: state.address }),
    viewport: isOnPhone ? phone : desktop,
    locale: localeOf(state),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  try {
    if (fault === '20 s delay') await page.clock.install()
    // Images are irrelevant here. A route would send every request through this process.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
    await cells[fault]({ scenario, state, page })
  } catch (error) {
    const shown = await page
      .locator('body')
      .innerText({ timeout: 1000 })
      .catch(() => 'nothing')
    const busy = await page
      .locator('[aria-busy="true"]')
      .count()
      .catch(() => 0)
    const text = shown.replaceAll(/\s+/g, ' ').slice(0, 1000)
    throw new Error(`At ${page.url()}, ${busy} parts busy, which shows: ${text}\n${recentRequests(page)}`, {
      cause: error,
    })
  } finally {
    await endVisit(page)
  }
}

interface Cell {
  readonly scenario: Scenario
  readonly state: Start
  readonly page: Page
}

const cells: Readonly<Record<Fault, (cell: Cell) => Promise<void>>> = {
  'request lost': (cell) => loseAndRetry(cell, 'request lost'),
  'HTTP 500': (cell) => loseAndRetry(cell, 'HTTP 500'),
  'response lost': (cell) => loseAndRetry(cell, 'response lost'),
  '20 s delay': delay,
  duplicate,
  'tab closed': closeTab,
  'session elsewhere': changeSession,
}

/** Signs in, opens the page and does everything except the final click. */
async function open({ scenario, state, page }: Cell): Promise<void> {
  if (state.customer) await signInHere(page, state.customer)
  else await page.goto('/health')
  if (state.cart !== undefined)
    await page.context().addCookies([{ name: 'cart_poland', value: state.cart, url: new URL(page.url()).origin }])
  await page.evaluate((tab) => {
    for (const [name, value] of Object.entries(tab))
      sessionStorage.setItem(`shop:${name}`, JSON.stringify({ value, storedAt: Date.now() }))
  }, state.tab ?? {})
  await page.goto(state.path)
  await scenario.prepare?.(page, state)
}

async function loseAndRetry(cell: Cell, way: Way & Fault): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakNetwork(page, scenario.mutation, way)
  const typed = await typedIn(page)
  await scenario.press(page, state)
  await untilSent(wire)
  if (scenario.ignoresFailure) return expectUsablePage(page)
  await untilSettled(cell)
  await expectUsablePage(page)
  const isDone = await isSeen(cell)
  if (!isDone) await expectInputPreserved(cell, typed)
  await expectHeld(cell, way === 'response lost' ? 1 : 0)
  wire.repair()
  // The page may recover by itself, even when the visitor is about to retry.
  if (!isDone) await Promise.all([untilDone(cell), pressUnlessDone(cell)])
  await expectHeld(cell, 1)
}

async function delay(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakNetwork(page, scenario.mutation, 'held')
  await scenario.press(page, state)
  await untilSent(wire)
  await page.clock.fastForward(20_000)
  // Simulates an impatient second click.
  if (!scenario.ignoresFailure) await clickAgain(page, () => scenario.press(page, state))
  await expectUsablePage(page)
  await expectHeld(cell, 0)
  wire.release()
  wire.repair()
  await expectDone(cell)
}

async function duplicate(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakNetwork(page, scenario.mutation, 'duplicate')
  await scenario.press(page, state)
  await untilSent(wire)
  await expectDone(cell)
}

async function closeTab(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakNetwork(page, scenario.mutation, 'response lost')
  await scenario.press(page, state)
  await untilSent(wire)
  const next = await page.context().newPage()
  await page.close()
  await expectHeld(cell, 1)
  await next.goto(state.path)
  await expectUsablePage(next)
  await expectHeld(cell, 1)
}

async function changeSession(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakNetwork(page, scenario.mutation, 'held')
  const typed = await typedIn(page)
  await scenario.press(page, state)
  await untilSent(wire)
  const over = untilOver(page, scenario.mutation)
  const other = await within(page.context().newPage(), 'open a second tab')
  let after: Cell = cell
  if (state.customer) await within(signOutHere(other), 'sign out in the second tab')
  else {
    const customer = await newCustomer(state.address)
    const cart = await within(signInHere(other, customer), 'sign in in the second tab')
    // The guest's cart was merged into the customer's.
    if (state.cart !== undefined) after = { ...cell, state: { ...state, customer, cart } }
  }
  wire.release()
  wire.repair()
  await over
  if (!scenario.ignoresFailure)
    await eventually(
      () => endOf(after, typed),
      (end) => !end.startsWith('unclear'),
    )
  await expectUsablePage(page)
  const { held } = scenario
  if (held === undefined) return
  // An optimistic update may still be rolled back.
  await eventually(
    async () => {
      const count = await held(after.state)
      return (await isSeen(after)) ? count === 1 : count <= 1
    },
    (isTrue) => isTrue,
    'that the page says what was done',
  )
  await untilNetworkIdle(page)
  const count = await held(after.state)
  if (await isSeen(after)) expect(count).toBe(1)
  else expect(count).toBeLessThanOrEqual(1)
}

/** Waits until a request has finished or failed and the page had time to show the result. */
async function untilOver(page: Page, mutation: string): Promise<void> {
  const isIt = (request: Request): boolean => operationOf(request) === mutation
  const either = { predicate: isIt, timeout: longestWait }
  await Promise.race([page.waitForEvent('requestfinished', either), page.waitForEvent('requestfailed', either)])
  await pause(500)
}

/** What the visitor sees after the session changed: success, the sign-in page, an error, or the form as typed. */
async function endOf(cell: Cell, typed: Typed): Promise<string> {
  if (await isSeen(cell)) return 'done'
  if (new URL(cell.page.url()).pathname.endsWith('/sign-in')) return 'sign-in'
  if (
    (
      await cell.page
        .locator('body')
        .innerText()
        .catch(() => '')
    ).includes(textOf(cell.state, 'forms.server.cartClosed'))
  )
    return 'told'
  if (cell.scenario.agrees) return (await agrees(cell)) ? 'kept' : `unclear at ${cell.page.url()}`
  const now: Typed = await typedIn(cell.page).catch(() => ({}))
  const isPreserved = Object.entries(wanted(typed)).every(([name, value]) => now[name] === value)
  return isPreserved ? 'kept' : `unclear at ${cell.page.url()} with ${JSON.stringify(now)}`
}

const untilDone = ({ scenario, state, page }: Cell): Promise<void> =>
  scenario.done(page, state).first().waitFor({ timeout: longestWait })

async function pressUnlessDone(cell: Cell): Promise<void> {
  try {
    await cell.scenario.press(cell.page, cell.state)
  } catch (error) {
    if (!(await isSeen(cell))) throw error
  }
}

async function expectDone(cell: Cell): Promise<void> {
  const { scenario, page } = cell
  if (!scenario.ignoresFailure) await untilDone(cell)
  await expectHeld(cell, 1)
  await expectUsablePage(page)
}

/**
 * Expects that the shop has executed the mutation this many times, and does not execute it again once its background work is finished
 * and the page sends nothing more.
 */
async function expectHeld({ scenario: { held }, state, page }: Cell, count: number): Promise<void> {
  if (held === undefined) return
  await eventually(
    () => held(state),
    (times) => times === count,
    `times done, not ${count}`,
  )
  await untilNetworkIdle(page)
  expect(await held(state), 'times done in the end').toBe(count)
}

const isSeen = async ({ scenario, state, page }: Cell): Promise<boolean> =>
  within(scenario.done(page, state).first().isVisible(), `look at ${page.url()}`)

/** Waits until the visitor sees an error, a success or the sign-in page, or until nothing is to be waited for. */
async function untilSettled(cell: Cell): Promise<void> {
  const { page, scenario, state } = cell
  const expected = troubles.map((key) => textOf(state, key))
  if (scenario.errorText !== undefined) expected.push(scenario.errorText)
  const isSettled = async (): Promise<string> => {
    if (await isSeen(cell)) return 'done'
    if (new URL(page.url()).pathname.endsWith('/sign-in')) return 'sign-in'
    const text = await page.locator('body').innerText()
    return expected.some((trouble) => text.includes(trouble)) ? 'told' : 'nothing said after the fault'
  }
  await eventually(isSettled, (end) => /^(?:done|told|sign-in)$/.test(end))
}

/** Expects a page that is not blank, not in English, and without an endless spinner. */
async function expectUsablePage(page: Page): Promise<void> {
  const main = page.locator('main, dialog:modal').last()
  await eventually(
    async () => (await main.innerText()).trim().length,
    (length) => length > 10,
    'letters on the page',
  )
  const shown = await page.locator('body').innerText()
  for (const english of [
    /The shop (?:did not respond|responded with \d)/,
    /Internal server error/,
    /The cart isn't active/,
  ])
    expect(shown).not.toMatch(english)
}

type Typed = Readonly<Record<string, string>>

/** The values of the visible fields, by name. */
async function typedIn(page: Page): Promise<Typed> {
  const values = page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'main :is(input, textarea, select)[name]:not([type="hidden"], [type="radio"], [hidden])',
    )
    return Object.fromEntries(
      [...fields].map((field) => [
        field.name,
        field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value,
      ]),
    )
  })
  return within(values, `read the fields of ${page.url()}`)
}

/** A password may be lost with its page, but all other input must survive. */
const wanted = (typed: Typed, names: readonly string[] = Object.keys(typed)): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => names.includes(name) && value !== '' && !/password/i.test(name)),
  )

/** Whether the page shows the stored value; false while the page is navigating. */
const agrees = async ({ scenario, state, page }: Cell): Promise<boolean> =>
  scenario.agrees?.(page, state).catch(() => false) ?? false

/** Expects that the typed values are still shown, or replaced by what the shop stored. The page may recover by itself meanwhile. */
async function expectInputPreserved(cell: Cell, typed: Typed): Promise<void> {
  const { scenario, page } = cell
  if (scenario.agrees)
    return eventually(
      () => agrees(cell),
      (isTrue) => isTrue,
      'that the page shows what the shop holds',
    )
  if (new URL(page.url()).pathname.endsWith('/sign-in')) return
  const stored = JSON.stringify(wanted(typed))
  await eventually(
    async () =>
      (await isSeen(cell)) ? stored : JSON.stringify(wanted(await typedIn(page), Object.keys(wanted(typed)))),
    (now) => now === stored,
    `typed, not ${stored}`,
  )
}

/** Clicks an element that may no longer accept clicks. Times out after a second, so that the click does not happen later. */
async function clickAgain(page: Page, press: () => Promise<void>): Promise<void> {
  page.setDefaultTimeout(1000)
  await press().catch(() => undefined)
  page.setDefaultTimeout(longestWait)
}

/** Waits for the mutation's first request. */
const untilSent = (wire: NetworkFault): Promise<void> => within(wire.arrived, "send the click's request")
