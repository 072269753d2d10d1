import type { Locator, Page } from 'playwright-core'
import type { Customer } from './people.ts'

/** What can go wrong between a click and its response, one fault at a time. */
export const faults = [
  'request lost',
  'response lost',
  '20 s delay',
  'duplicate',
  'HTTP 500',
  'tab closed',
  'session elsewhere',
] as const

export type Fault = (typeof faults)[number]

/** The initial state of a cell, which is one scenario under one fault. It is created through the API and unique to the cell. */
export interface Start {
  readonly path: string
  /** The address of the shop; if omitted, the shop of this test file. */
  readonly address?: string
  /** The signed-in customer; a guest if omitted. */
  readonly customer?: Customer
  /** The cart that the browser uses. */
  readonly cart?: string
  /** What the tab has already stored, by the names in `docs/browser-storage.md`. */
  readonly tab?: Readonly<Record<string, unknown>>
}

/** A mutation as a visitor triggers it. The harness runs it under each fault. */
export interface Scenario<State extends Start = Start> {
  /** The operation's name in the storefront's .graphql documents. */
  readonly mutation: string
  /** Creates the cell's own data, so that cells can run concurrently. */
  arrange(): Promise<State>
  /** Steps before the final click, such as typing; does not send the mutation. */
  prepare?(page: Page, state: State): Promise<void>
  /** The click that sends the mutation; repeated when the page asks for a retry. */
  press(page: Page, state: State): Promise<void>
  /** The element that becomes visible after success. */
  done(page: Page, state: State): Locator
  /**
   * How often the shop has executed the mutation for this cell, according to the shop itself: 0 or 1 are right, and 2 is a
   * failure. Omitted if repeating it makes no observable difference.
   */
  held?(state: State): Promise<number>
  /**
   * Whether the page shows the stored value. For a field that saves itself: after a fault it may show the old or the new value,
   * but it must be the one that is stored.
   */
  agrees?(page: Page, state: State): Promise<boolean>
  /** The error message, if it is not one of the shop's usual ones. */
  readonly errorText?: string
  /** Whether the page ignores the response and shows no error. */
  readonly ignoresFailure?: boolean
  /** The reason why the scenario is skipped on a phone. */
  readonly desktopOnly?: string
  /** Faults that cannot happen in this scenario, each with the reason. */
  readonly without?: Readonly<Partial<Record<Fault, string>>>
}

/** Preserves each scenario's own state type within a list. */
export function scenario<State extends Start>(one: Scenario<State>): Scenario {
  return one
}
