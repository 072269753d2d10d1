import type { Locator, Page } from 'playwright-core'
import type { Customer } from './people.ts'

/** What can go wrong between a click and its response. */
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

/** The initial state of a cell, created through the API and unique to it. */
export interface Start {
  readonly path: string
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
  /** The element that is visible after success. */
  done(page: Page, state: State): Locator
  /**
   * How often the shop has done it for this cell, read from the shop itself: 0 or 1, while 2 is a failure. Omitted where doing it
   * again makes no observable difference.
   */
  held?(state: State): Promise<number>
  /**
   * Whether the page shows the stored value, for a field that saves itself: after a fault it may show the old value or the new
   * one, but it must be the stored one.
   */
  agrees?(page: Page, state: State): Promise<boolean>
  /** The error message, if it is not one of the shop's usual messages. */
  readonly errorText?: string
  /** Whether the page ignores the response and shows no error. */
  readonly ignoresFailure?: boolean
  /** The reason to skip it on a phone. */
  readonly desktopOnly?: string
  /** Whether it moves money, stock or personal data: the gate runs it under every fault. */
  readonly isCritical?: boolean
  /** Faults that cannot happen here, each with the reason. */
  readonly without?: Readonly<Partial<Record<Fault, string>>>
}

/** Preserves each scenario's own state type within a list. */
export function scenario<State extends Start>(one: Scenario<State>): Scenario {
  return one
}
