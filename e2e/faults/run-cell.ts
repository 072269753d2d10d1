import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, phone, visit } from '../browser.ts'
import { textsOf } from '../texts.ts'
import { newAddress, newCustomer, signInHere, signOutHere } from './people.ts'
import type { Fault, Scenario, Start } from './scenario.ts'
import { breakWire, operationOf, type Way, type Wire } from './wire.ts'

const t = textsOf('pl-PL')
const patience = 25_000
const troubles = [t('forms.server.network'), t('notices.unexpected'), t('forms.server.busy')]

/** `FAULT_VIEWPORT=phone` walks the matrix on a phone's screen. */
export const isOnPhone = process.env['FAULT_VIEWPORT'] === 'phone'

/** Runs one scenario under one fault: what the visitor sees, and what the shop holds afterwards. */
export async function runCell(scenario: Scenario, fault: Fault): Promise<void> {
  const state = await scenario.arrange()
  const { page } = await visit({
    viewport: isOnPhone ? phone : desktop,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  try {
    // Nothing here is about pictures.
    await page.context().route(/\/media\//, (route) => route.abort())
    await cells[fault]({ scenario, state, page })
  } finally {
    await page.context().close()
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

/** Signs in, opens the page and does everything but the press. */
async function open({ scenario, state, page }: Cell): Promise<void> {
  if (state.customer) await signInHere(page, state.customer)
  else await page.goto('/health')
  if (state.cart !== undefined)
    await page.context().addCookies([{ name: 'cart_poland', value: state.cart, url: new URL(page.url()).origin }])
  await page.evaluate((tab) => {
    for (const [name, value] of Object.entries(tab))
      sessionStorage.setItem(`bocian:${name}`, JSON.stringify({ value, storedAt: Date.now() }))
  }, state.tab ?? {})
  await page.goto(state.path)
  await scenario.prepare?.(page, state)
}

async function loseAndRetry(cell: Cell, way: Way & Fault): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakWire(page, scenario.mutation, way)
  const typed = await typedIn(page)
  await scenario.press(page, state)
  await untilSent(wire)
  if (!scenario.isQuiet) {
    await untilSettled(cell, 'the fault')
    await expectSoundPage(page)
    const isDone = await isSeen(cell)
    if (!isDone) await expectKept(cell, typed)
    const most = way === 'response lost' ? 1 : 0
    await expectHeld(cell, most)
    wire.repair()
    // The page may find out by itself, even while the visitor is about to press again.
    if (!isDone) await Promise.all([untilDone(cell), pressUnlessDone(cell)])
    await expectHeld(cell, 1)
    return
  }
  await expectSoundPage(page)
  expect(await heldIn(cell)).toBeLessThanOrEqual(1)
}

async function delay(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await page.clock.install()
  await open(cell)
  const wire = await breakWire(page, scenario.mutation, 'held')
  await scenario.press(page, state)
  await untilSent(wire)
  await page.clock.fastForward(20_000)
  // A visitor who grows impatient presses again.
  if (!scenario.isQuiet) await impatiently(page, () => scenario.press(page, state))
  await expectSoundPage(page)
  await expectHeld(cell, 0)
  wire.release()
  wire.repair()
  await expectDone(cell)
}

async function duplicate(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakWire(page, scenario.mutation, 'duplicate')
  await scenario.press(page, state)
  await untilSent(wire)
  await expectDone(cell)
}

async function closeTab(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakWire(page, scenario.mutation, 'response lost')
  await scenario.press(page, state)
  await untilSent(wire)
  const next = await page.context().newPage()
  await page.close()
  await expectHeld(cell, 1)
  await next.goto(state.path)
  await expectSoundPage(next)
  await expectHeld(cell, 1)
}

async function changeSession(cell: Cell): Promise<void> {
  const { scenario, state, page } = cell
  await open(cell)
  const wire = await breakWire(page, scenario.mutation, 'held')
  const typed = await typedIn(page)
  await scenario.press(page, state)
  await untilSent(wire)
  const over = untilOver(page, scenario.mutation)
  const other = await page.context().newPage()
  let after: Cell = cell
  if (state.customer) await signOutHere(other)
  else {
    const customer = await newCustomer()
    const cart = await signInHere(other, customer)
    // What a guest had in the cart is in the customer's now.
    if (state.cart !== undefined) after = { ...cell, state: { ...state, customer, cart } }
  }
  wire.release()
  wire.repair()
  await over
  if (!scenario.isQuiet)
    await eventually(
      () => endOf(after, typed),
      (end) => !end.startsWith('unclear'),
    )
  await expectSoundPage(page)
  // What the page shows as done before the response comes may be taken back.
  await eventually(
    async () => {
      const held = await heldIn(after)
      return (await isSeen(after)) ? held === 1 : held <= 1
    },
    (isTrue) => isTrue,
    'that the page says what was done',
  )
}

/** Waits until a request has ended, one way or another, and the page had the time to show what came of it. */
async function untilOver(page: Page, mutation: string): Promise<void> {
  const isIt = (request: Request): boolean => operationOf(request) === mutation
  const either = { predicate: isIt, timeout: patience }
  await Promise.race([page.waitForEvent('requestfinished', either), page.waitForEvent('requestfailed', either)])
  await new Promise((resolve) => setTimeout(resolve, 500))
}

/** What the visitor sees after the session changed: that it worked, the sign-in page, why it did not, or everything as it was typed. */
async function endOf(cell: Cell, typed: Typed): Promise<string> {
  if (await isSeen(cell)) return 'done'
  if (new URL(cell.page.url()).pathname.endsWith('/sign-in')) return 'sign-in'
  if (
    (
      await cell.page
        .locator('body')
        .innerText()
        .catch(() => '')
    ).includes(t('forms.server.cartClosed'))
  )
    return 'told'
  if (cell.scenario.agrees) return (await agrees(cell)) ? 'kept' : `unclear at ${cell.page.url()}`
  const now: Typed = await typedIn(cell.page).catch(() => ({}))
  const isKept = Object.entries(wanted(typed)).every(([name, value]) => now[name] === value)
  return isKept ? 'kept' : `unclear at ${cell.page.url()} with ${JSON.stringify(now)}`
}

const untilDone = ({ scenario, state, page }: Cell): Promise<void> =>
  scenario.done(page, state).first().waitFor({ timeout: patience })

async function pressUnlessDone(cell: Cell): Promise<void> {
  try {
    await cell.scenario.press(cell.page, cell.state)
  } catch (error) {
    if (!(await isSeen(cell))) throw error
  }
}

async function expectDone(cell: Cell): Promise<void> {
  const { scenario, page } = cell
  if (!scenario.isQuiet) await untilDone(cell)
  await expectHeld(cell, 1)
  await expectSoundPage(page)
}

const heldIn = async ({ scenario, state }: Cell): Promise<number> => (await scenario.held?.(state)) ?? 1

/** The shop has done it so often, as soon as it has done what it does later. */
async function expectHeld(cell: Cell, count: number): Promise<void> {
  if (cell.scenario.held)
    await eventually(
      () => heldIn(cell),
      (held) => held === count,
      `times done, not ${count}`,
    )
}

async function isSeen({ scenario, state, page }: Cell): Promise<boolean> {
  return scenario.done(page, state).first().isVisible()
}

/** Waits until the visitor is told of the trouble, or sees that it worked, or is asked to sign in. */
async function untilSettled(cell: Cell, what: string): Promise<void> {
  const { page } = cell
  const isSettled = async (): Promise<string> => {
    if (await isSeen(cell)) return 'done'
    if (new URL(page.url()).pathname.endsWith('/sign-in')) return 'sign-in'
    const text = await page.locator('body').innerText()
    return [...troubles, ...(cell.scenario.told === undefined ? [] : [cell.scenario.told])].some((trouble) =>
      text.includes(trouble),
    )
      ? 'told'
      : `nothing said after ${what}`
  }
  await eventually(isSettled, (end) => /^(?:done|told|sign-in)$/.test(end))
}

/** Not blank, nothing in English, and nothing that spins for ever. */
async function expectSoundPage(page: Page): Promise<void> {
  const main = page.locator('main, dialog:modal').last()
  await eventually(
    async () => (await main.innerText()).trim().length,
    (length) => length > 10,
    'letters on the page',
  )
  const shown = await page.locator('body').innerText()
  for (const english of [/The shop (?:did not answer|answered \d)/, /Internal server error/, /The cart isn't active/])
    expect(shown).not.toMatch(english)
}

type Typed = Readonly<Record<string, string>>

/** What stands in the visible fields of the page, by name. */
async function typedIn(page: Page): Promise<Typed> {
  return page.evaluate(() => {
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
}

/** A password may go with the page it was typed on; everything else may not. */
const wanted = (typed: Typed, names: readonly string[] = Object.keys(typed)): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => names.includes(name) && value !== '' && !/password/i.test(name)),
  )

/** A page under way to another one agrees with nothing. */
const agrees = async ({ scenario, state, page }: Cell): Promise<boolean> =>
  scenario.agrees?.(page, state).catch(() => false) ?? false

/** What was typed still stands there, or what the shop holds in place of it. */
async function expectKept(cell: Cell, typed: Typed): Promise<void> {
  const { scenario, page } = cell
  if (scenario.agrees)
    return eventually(
      () => agrees(cell),
      (isTrue) => isTrue,
      'that the page shows what the shop holds',
    )
  if (new URL(page.url()).pathname.endsWith('/sign-in')) return
  const kept = JSON.stringify(wanted(typed))
  await eventually(
    async () => JSON.stringify(wanted(await typedIn(page), Object.keys(wanted(typed)))),
    (now) => now === kept,
    `typed, not ${kept}`,
  )
}

/** A press that the page may have made impossible meanwhile; given up after a second, so that it does not happen later. */
async function impatiently(page: Page, press: () => Promise<void>): Promise<void> {
  page.setDefaultTimeout(1000)
  await press().catch(() => undefined)
  page.setDefaultTimeout(20_000)
}

/** Waits for the mutation's first request. */
async function untilSent(wire: Wire): Promise<void> {
  const sent = wire.arrived.then(() => true)
  const isSent = await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience, false))])
  if (!isSent) throw new Error(`The press sent nothing: ${wire.sent} requests`)
}

/** Asks until the answer is right; throws the last one. Vitest's own polling does not know which of several cells it is in. */
async function eventually<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean, what = ''): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (isRight(answer)) return
    if (Date.now() > until) throw new Error(`${String(answer)} ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
