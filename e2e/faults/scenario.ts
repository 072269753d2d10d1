import type { Locator, Page } from 'playwright-core'
import type { Customer } from './people.ts'

/** What can go wrong between a press and its response. */
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

/** Where a cell begins: made by API, another one for every cell. */
export interface Start {
  readonly path: string
  /** Who is signed in; nobody when left out. */
  readonly customer?: Customer
  /** The cart that the browser carries. */
  readonly cart?: string
  /** What the tab keeps already, by the names of `docs/browser-storage.md`. */
  readonly tab?: Readonly<Record<string, unknown>>
}

/** One mutation as a visitor sends it. The harness multiplies it by the faults. */
export interface Scenario<State extends Start = Start> {
  /** The operation's name in the storefront's .graphql documents. */
  readonly mutation: string
  /** Makes what the cell is about: data of its own, so that cells may run side by side. */
  arrange(): Promise<State>
  /** What the visitor does first, such as typing; does not send the mutation. */
  prepare?(page: Page, state: State): Promise<void>
  /** The press that sends the mutation; pressed again when the page asks for it. */
  press(page: Page, state: State): Promise<void>
  /** What is seen once it worked. */
  done(page: Page, state: State): Locator
  /**
   * How often the shop has done it for this cell, asked of the shop itself: 0 or 1, and 2 is a fault. Left out where
   * doing it again changes nothing that anybody could ask for.
   */
  held?(state: State): Promise<number>
  /**
   * Whether the page shows what the shop holds, for a field that saves itself: after a fault it may show the old value or
   * the new one, but only the true one.
   */
  agrees?(page: Page, state: State): Promise<boolean>
  /** What the visitor is told when it did not work, where that is not one of the shop's usual messages. */
  readonly told?: string
  /** The page does without the response and says nothing of a failure. */
  readonly isQuiet?: boolean
  /** Why it is not walked on a phone. */
  readonly desktopOnly?: string
  /** Faults that cannot happen here, each with the reason. */
  readonly without?: Readonly<Partial<Record<Fault, string>>>
}

/** Keeps each scenario's own state type inside of a list. */
export function scenario<State extends Start>(one: Scenario<State>): Scenario {
  return one
}
