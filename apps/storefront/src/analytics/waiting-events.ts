import { forget, keep, recall } from '#src/browser-storage/persistence.ts'

/** An event that trackers missed: one for the data layer, or one for the ads pixel with its parameters. */
export type WaitingEvent = { readonly layer: unknown } | { readonly pixel: string; readonly facts: object }

const most = 40

const consent = () => (globalThis as Pick<Window, 'mayTrack'>).mayTrack

/**
 * Keeps an event that happened where trackers may not load, such as a purchase, for the tab's next page where they may. Only
 * once the visitor has agreed to them in this tab: events from before that are dropped.
 */
export function keepForTrackers(event: WaitingEvent): void {
  if (consent() || !recall('trackers_agreed')) return
  keep('events_waiting', [...(recall<WaitingEvent[]>('events_waiting') ?? []), event].slice(-most))
}

/** On a page where trackers may load: remembers whether they do, and hands them what waited; drops it where they do not. */
export function settleWaiting(tell: (event: WaitingEvent) => void): void {
  const waiting = recall<WaitingEvent[]>('events_waiting') ?? []
  forget('events_waiting')
  if (consent() !== 'agreed') return forget('trackers_agreed')
  keep('trackers_agreed', true)
  for (const event of waiting) tell(event)
}
